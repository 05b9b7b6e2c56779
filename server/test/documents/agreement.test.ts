import { checkDocument } from "@runko/domain/documents/check-document";
import { fieldDefinition, fieldsWrittenBy, type FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { needsOrder } from "@runko/domain/documents/source-action";
import { defaultDateLimits } from "@runko/domain/organizations/date-limits";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDocument } from "../builders/make-document.ts";
import { createWorld, type World } from "./support/create-world.ts";
import { address, formOf, inDays, today } from "./support/forms.ts";
import { sizeOf } from "./support/long.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(async () => {
  await world.portal.close();
});

const long = "ä".repeat(256);
const texts = ["", "  ", "Teksti", long, "Rivi\u0000"];
const dates = [today(), inDays(-1), inDays(1), inDays(60), "2026-02-30", "31.12.2026", ""];
const phones = ["040 123 4567", "+358 (0)40", "puhelin", ""];
const emails = ["aino@asiakas.example", "aino@", ""];
const instants = [new Date(Date.now() - 60_000).toISOString(), "2999-01-01T00:00:00.000Z", "eilen", ""];
const numbers = ["120", "120,5", "-1", "paljon", ""];

const addresses = fc.constantFrom(
  address,
  {},
  { ...address, postalCode: "3310" },
  { ...address, streetName: "" },
  { ...address, streetLetter: "ABCDE" },
  { streetName: "  " },
);

/** What inputs of each kind may send, right and wrong; null for those whose values come from another table. */
function valuesOf(name: FieldName): fc.Arbitrary<unknown> | null {
  const field = fieldDefinition(name);
  switch (field.kind) {
    case "text":
    case "longText":
      return fc.constantFrom(...texts);
    case "email":
      return fc.constantFrom(...emails);
    case "phone":
      return fc.constantFrom(...phones);
    case "date":
      return fc.constantFrom(...dates);
    case "instant":
      return fc.constantFrom(...instants);
    case "number":
      return fc.constantFrom(...numbers);
    case "flag":
      return fc.boolean();
    case "option":
      return fc.constantFrom(...field.options);
    case "numberOption":
      return fc.constantFrom(...field.options);
    case "options":
      return fc.subarray([...field.options]);
    case "emails":
      return fc.array(fc.constantFrom(...emails), { maxLength: 3 });
    case "address":
      return addresses;
    default:
      return null;
  }
}

const writable = fieldsWrittenBy("subscriber").filter(
  (name) => valuesOf(name) !== null && !name.endsWith("ConnectionId"),
);

/** A whole form of the type with some fields taken away and some filled in anew, among them ones it does not ask. */
const anyForm = (type: DocumentType): fc.Arbitrary<DocumentFields> =>
  fc
    .record({
      without: fc.subarray(Object.keys(formOf(type)), { maxLength: 2 }),
      changed: fc
        .subarray(writable, { maxLength: 5 })
        .chain((names) =>
          fc.record(Object.fromEntries(names.map((name) => [name, valuesOf(name) ?? fc.constant(null)]))),
        ),
    })
    .map(({ without, changed }) => {
      const kept = Object.entries(formOf(type)).filter(([name]) => !without.includes(name));
      return { ...Object.fromEntries(kept), ...changed } as DocumentFields;
    });

const expected = (type: DocumentType, fields: DocumentFields) =>
  checkDocument(fields, {
    documentType: type,
    category: "STATIC_AND_SUBSCRIBER_CONNECTIONS",
    today: today(),
    now: new Date().toISOString(),
    minimumNormalDays: defaultDateLimits.minimumNormalDeliveryDays,
    needsNni: false,
    history: null,
    part: { of: "subscriber" },
  }).map(({ path, code }) => `document.${path} ${code}`);

/** What a change or an end is made of: a ready order of its own. */
async function sourceOf(type: DocumentType): Promise<object> {
  if (!needsOrder(type)) return {};
  const { id } = await makeDocument(world.db, world, { type: "Order", state: "READY" });
  return { source: { eventId: id, mode: "FROM_EXISTING" } };
}

test.each(documentTypes)("browser and server agree on what is wrong with a %s", { timeout: 120_000 }, async (type) => {
  let source = await sourceOf(type);
  const seen = { right: 0, wrong: 0 };
  await fc.assert(
    fc.asyncProperty(anyForm(type), async (fields) => {
      const body = { ...world.bodyOf(type, {}, source), document: fields };
      const wanted = expected(type, fields);
      const answer = await world.desks.subscriber.create(type, body);
      const told = (answer.body.errors ?? []).map(({ path, code }) => `${path} ${code}`);
      expect([answer.status, told.toSorted()]).toEqual([wanted.length === 0 ? 201 : 422, wanted.toSorted()]);
      seen[wanted.length === 0 ? "right" : "wrong"] += 1;
      if (answer.status === 201) source = await sourceOf(type);
    }),
    { numRuns: sizeOf(50, 200) },
  );
  expect(Math.min(seen.right, seen.wrong)).toBeGreaterThan(0);
});

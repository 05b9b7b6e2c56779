import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinFields, splitFields } from "../../src/documents/document-columns.ts";
import { wholeChanges } from "../../src/documents/personal-changes.ts";
import { makeDocument } from "../builders/make-document.ts";
import { createWorld, type World } from "./support/create-world.ts";
import { answerOf, formOf } from "./support/forms.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(async () => {
  await world.portal.close();
});

type Change = { field: keyof DocumentFields; from: unknown; to: unknown };

async function lastChanges(eventId: number): Promise<Change[]> {
  const { rows } = await sql<{ changes: Change[] }>`SELECT ${sql.raw(wholeChanges)} AS changes FROM event_log l
    WHERE l.document_id = ${eventId} ORDER BY l.at DESC, l.id DESC LIMIT 1`.execute(world.db);
  return rows[0]?.changes ?? [];
}

const stored = async (eventId: number) =>
  joinFields(await world.db.selectFrom("documents").selectAll().where("id", "=", eventId).executeTakeFirstOrThrow());

async function expectToldAsStored(eventId: number, least: number) {
  const [changes, fields] = [await lastChanges(eventId), await stored(eventId)];
  expect(changes.length).toBeGreaterThanOrEqual(least);
  for (const { field, to } of changes) expect([field, fields[field] ?? null]).toEqual([field, to]);
}

/** Spaces around, names of a value in another order than PostgreSQL's. */
const awkward: DocumentFields = {
  contactName: "  Aino Åström ",
  targetAddress: { postalPlace: " Tampere", postalCode: "33100", streetNumber: "12", streetName: "Hämeenkatu " },
};
const ofType: Partial<Record<DocumentType, DocumentFields>> = {
  CancelOrder: {},
  ChangeOrder: {},
  Fault: { contactName: "  Aino Åström " },
};

test.each(documentTypes)("of a new document of type %s the log tells what is stored", async (type) => {
  const source =
    type === "ChangeOrder" || type === "CancelOrder" ? { source: { eventId: 0, mode: "FROM_EXISTING" } } : {};
  if (source.source) {
    const fields = { ...formOf("Order"), ...answerOf("Order", "confirm"), ...answerOf("Order", "signReady") };
    source.source.eventId = (await makeDocument(world.db, world, { type: "Order", state: "READY", fields })).id;
  }
  const made = await world.make(type, ofType[type] ?? awkward, source);
  await expectToldAsStored(made.id, 2);
});

test("of an answer the log tells what is stored, and nothing of what is written again in another order", async () => {
  const document = await makeDocument(world.db, world, { type: "Order", state: "CONFIRMED", fields: formOf("Order") });
  const { supplier } = world.desks;
  const save = async (fields: DocumentFields) => {
    await supplier.lock(document.id);
    const { version } = (await supplier.read(document)).body;
    const answer = await supplier.act({ ...document, version }, { document: fields });
    expect(answer.status, answer.text).toBe(200);
  };
  await save({ ...answerOf("Order", "confirm"), supplierInfo: " Soitetaan  ensin " });
  await expectToldAsStored(document.id, 2);
  await save(Object.fromEntries(Object.entries(await stored(document.id)).filter(([name]) => name === "supplierInfo")));
  expect(await lastChanges(document.id)).toEqual([]);
});

test("an id is kept in lower case however it is given, as PostgreSQL keeps it", () => {
  const id = "0190A206-CD9E-7E72-945C-FF38EEAE9495";
  expect(splitFields({ nniFromId: id }).columns.nni_from_id).toBe(id.toLowerCase());
});

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchTextOf } from "../../src/documents/document-columns.ts";
import { makeDocument } from "../builders/make-document.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import { address } from "../documents/support/forms.ts";
import { sizeOf } from "../documents/support/long.ts";

const productNames = [
  "Asentajakäynti",
  "Verkkosuunnittelu",
  "OTDR-mittaus",
  "Kuitu, musta  100 M",
  "ÄÄNI_%, Oy",
  "Laite · kaappi",
] as const;
const words = ["Åkerlund Oy", "ÄÄNI_% 100", "a\\b  c", "Öljy, mäki", "Kiint.Oy", "x", "TIL-7/ä", "S · 1"] as const;

type Texts = Record<string, string>;

let world: World;
const documents: Texts[] = [];
beforeAll(async () => {
  world = await createWorld();
  for (let n = 0; n < 36; n += 1) {
    const word = (step: number) => words[(n * step + step) % words.length] ?? "x";
    const names = productNames.filter((_name, index) => (n >> (index % 5)) % 2 === 0 || index === n % 6);
    const targetAddress = { ...address, streetName: word(1), streetNumber: `${n}`, apartment: word(3).slice(0, 8) };
    const otherEndAddress = { ...address, streetName: word(2), postalPlace: word(5), postalCode: `3310${n % 10}` };
    const texts = {
      subscriberConnectionId: `${word(1)} ${n}`,
      supplierConnectionId: `${word(3)}-${n}`,
      projectId: word(5),
      contractNumber: word(7),
      orderNumber: word(2),
      customBillingReference: word(4),
      customerName: word(6),
    };
    const fields = { ...texts, targetAddress, otherEndAddress };
    const answerShown = n % 2 === 0;
    await makeDocument(world.db, world, {
      type: "Order",
      fields,
      answer_shown: answerShown,
      product_name: names.join(", "),
      search_text: searchTextOf({ fields, productNames: names, answerShown }),
    });
    const parts = (field: "targetAddress" | "otherEndAddress") =>
      Object.entries(fields[field]).map(([part, value]) => [`document.${field}.${part}`, value] as const);
    documents.push({
      productName: names.join(", "),
      ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [`document.${name}`, value])),
      ...Object.fromEntries([...parts("targetAddress"), ...parts("otherEndAddress")]),
    });
  }
}, 120_000);
afterAll(() => world.portal.close());

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A condition that a text of a document suggests: the whole, or a piece with wildcards about it. */
const condition = fc
  .record({
    document: fc.nat(),
    field: fc.nat(),
    operator: fc.constantFrom("eq", "inq", "like", "ilike", "nlike", "nilike", "neq"),
    from: fc.nat(),
    length: fc.integer({ min: 1, max: 24 }),
    gap: fc.option(fc.nat(20)),
    upper: fc.boolean(),
    before: fc.constantFrom("", "%"),
    after: fc.constantFrom("", "%"),
  })
  .map(({ document, field, operator, from, length, gap, upper, before, after }) => {
    const texts = Object.entries(documents[document % documents.length] ?? {});
    const [name, whole] = texts[field % (texts.length + 6)] ?? (texts[0] as [string, string]);
    if (["eq", "neq"].includes(operator)) return { [name]: { [operator]: whole } };
    if (operator === "inq") return { [name]: { inq: [whole] } };
    const start = before === "" ? 0 : from % whole.length;
    const piece = after === "" && before !== "" ? whole.slice(start) : whole.slice(start, start + length);
    const shown = upper && operator.endsWith("ilike") ? piece.toUpperCase() : piece;
    const cut = gap === null ? escaped(shown) : `${escaped(shown.slice(0, gap))}%${escaped(shown.slice(gap + 1))}`;
    return { [name]: { [operator]: `${before}${cut}${after}` } };
  });

test.each(["subscriber", "supplier"] as const)(
  "a search as %s finds by every text what a list finds, of several products too (API review A4)",
  async (who) => {
    const desk = world.desks[who];
    const ids = async (path: string, where: object) => {
      const filter = encodeURIComponent(JSON.stringify({ where, limit: 1000, fields: ["id"], order: "id" }));
      const { status, body } = await desk.get<{ id: number }[]>(`${path}filter=${filter}`);
      expect(status).toBe(200);
      return body.map(({ id }) => id);
    };
    let found = 0;
    const property = fc.asyncProperty(condition, async (where) => {
      const listed = await ids("/orders?", where);
      expect(await ids("/events?documentType=Order&", where), JSON.stringify(where)).toEqual(listed);
      found += Math.min(1, listed.length);
    });
    const runs = sizeOf(300, 4000);
    await fc.assert(property, { numRuns: runs });
    expect(found).toBeGreaterThan(runs / 3);
  },
  600_000,
);

test("a document of several products is found by the name that it shows (API review A4)", async () => {
  const name = documents.find(({ productName = "" }) => productName.split(", ").length > 2)?.productName;
  const find = async (where: object) =>
    (await world.desks.supplier.get<object[]>(`/events?filter=${encodeURIComponent(JSON.stringify({ where }))}`)).body;
  expect(name).toBeDefined();
  expect(await find({ productName: name })).not.toEqual([]);
  expect(await find({ productName: { like: `${name?.slice(0, 24)}%` } })).not.toEqual([]);
});

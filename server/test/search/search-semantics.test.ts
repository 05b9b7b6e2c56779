import { documentTypes } from "@runko/domain/enumerations/document-types";
import type { PathRole } from "@runko/domain/organizations/roles";
import { writeCriteria, type Criteria } from "@runko/domain/search/criteria";
import { narrowedBy, waysToNarrow, type Facets } from "@runko/domain/search/facets";
import { orderOfSort, type SearchSort } from "@runko/domain/search/search-columns";
import { searchRequest } from "@runko/domain/search/search-request";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type World } from "../documents/support/create-world.ts";
import { inDays } from "../documents/support/forms.ts";
import { sizeOf } from "../documents/support/long.ts";
import { isLateTo, matchesCriteria } from "./matches-criteria.ts";
import { customers, makeDocuments, streets, type MadeDocument } from "./random-documents.ts";

let world: World;
let documents: MadeDocument[];
beforeAll(async () => {
  world = await createWorld();
  documents = await makeDocuments(world, sizeOf(180, 900));
}, 300_000);
afterAll(async () => {
  await world.portal.close();
});

/** Parts of what stands in the documents, in any case, and what stands in none. */
const words = fc
  .constantFrom(
    ...customers,
    ...streets,
    "TIL-3",
    "TOI/4",
    "Pröjekti 2",
    "Äyräs",
    "33100",
    "ÄÄNE",
    "ahonen",
    "xyzzy",
    "s-3",
    "öh",
    "å",
    "a",
  )
  .chain((text) =>
    fc.tuple(fc.nat(text.length - 1), fc.integer({ min: 1, max: 9 }), fc.boolean()).map(([start, length, upper]) => {
      const part = text.slice(start, start + length).trim() || text;
      return upper ? part.toUpperCase() : part;
    }),
  );

const flag = fc.boolean();
const range = (from: number, to: number) =>
  fc
    .tuple(fc.integer({ min: from, max: to }), fc.nat(300))
    .map(([start, length]) => ({ from: inDays(start), to: inDays(start + length) }));
const some = <T extends string>(...values: readonly T[]) => fc.subarray([...values], { minLength: 1 });

function randomCriteria(role: PathRole): fc.Arbitrary<Criteria> {
  const ids = documents.flatMap(({ id, caseId }) => [id, caseId]);
  const number = fc.constantFrom(...ids).chain((id) => fc.constantFrom(`${id}`, `TID ${id}`, `cid${id}`));
  const suppliers = [...new Set(documents.map(({ supplier }) => supplier.id))];
  const entries = {
    q: fc.oneof(
      words,
      fc.tuple(words, words).map((both) => both.join(" ")),
      number,
    ),
    tid: fc.constantFrom(...ids).map(String),
    cid: fc.constantFrom(...ids).map((id) => `CID ${id}`),
    type: some(...documentTypes),
    status: some("OPEN", "IN_PROCESSING", "READY", "CANCELLED"),
    archived: flag,
    due: fc.constant(["late"]),
    ...(role === "SUBSCRIBER" && { supplier: some(...suppliers), processed: flag }),
    customer: words,
    product: fc.constantFrom("tuote", "TUO", "x"),
    created: range(-300, 0),
    requested: range(0, 300),
    estimated: range(0, 60),
    deliveryType: some("normal", "urgent", "fast"),
    subscriberConnection: fc.constantFrom("til-1", "TIL-12", "2"),
    supplierConnection: fc.constantFrom("toi/1", "ä", "/2"),
    project: fc.constantFrom("PRÖJ", "jekti 3", "p"),
    contract: fc.constantFrom("S-1", "-"),
    streetA: words,
    numberA: fc.constantFrom("1", "12"),
    postalCodeA: fc.constantFrom("0100", "0"),
    placeA: words,
    streetB: words,
    placeB: words,
    rejected: flag,
    ordered: flag,
  };
  const chosen = fc.subarray(Object.entries(entries), { minLength: 1, maxLength: 3 });
  return chosen.chain((each) => fc.record(Object.fromEntries(each))) as fc.Arbitrary<Criteria>;
}

const finnish = new Intl.Collator("fi");
type Sorted = { column: SearchSort["column"]; key: (document: MadeDocument) => string | number | null };
const sorts: Sorted[] = [
  { column: "customer", key: ({ fields }) => fields.customerName ?? null },
  { column: "requestedDate", key: ({ fields }) => fields.requestedDate ?? null },
  { column: "cid", key: ({ caseId }) => caseId },
  { column: "projectId", key: ({ fields }) => fields.projectId ?? null },
];

/** Empty ones are the greatest; equal ones go by number, in the direction of the sort. */
function compare(one: MadeDocument, other: MadeDocument, key: Sorted["key"]): number {
  const [a, b] = [key(one), key(other)];
  if (a === b) return one.id - other.id;
  if (a === null || b === null) return a === null ? 1 : -1;
  const alphabetical = typeof a === "string" && typeof b === "string" ? finnish.compare(a, b) : Number(a) - Number(b);
  return alphabetical || one.id - other.id;
}

const amounts = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((each) => each === value).length]));

/** The kinds of documents, counted one by one. */
const facetsOf = (found: readonly MadeDocument[], role: PathRole): Facets => ({
  counted: found.length,
  more: false,
  type: amounts(found.map(({ type }) => type)),
  status: amounts(found.map(({ state }) => state)),
  year: amounts(found.map(({ createdDay }) => createdDay.slice(0, 4))),
  late: found.filter((document) => isLateTo(document, role)).length,
});

test.each(["SUBSCRIBER", "SUPPLIER", "ERROR_HANDLER"] as const)(
  "search as %s finds what the criteria mean, in their order, and counts what it finds by kind",
  { timeout: 900_000 },
  async (role) => {
    const desk = {
      SUBSCRIBER: world.desks.subscriber,
      SUPPLIER: world.desks.supplier,
      ERROR_HANDLER: world.desks.faultHandler,
    }[role];
    const reader = { ...desk, now: new Date() };
    const visible = documents.filter(
      ({ supplier, type }) =>
        role === "SUBSCRIBER" || (supplier.id === world.supplier.id && (role === "SUPPLIER" || type === "Fault")),
    );
    let found = 0;
    const sort = fc.option(fc.tuple(fc.constantFrom(...sorts), fc.constantFrom("asc", "desc")));
    let narrowedTo = 0;
    const property = fc.asyncProperty(randomCriteria(role), sort, fc.nat(), async (criteria, sorted, pressed) => {
      const order = sorted && orderOfSort({ column: sorted[0].column, direction: sorted[1] }, role);
      const query = searchRequest(criteria, reader, { ...(order && { order }), limit: 1000 });
      const answer = await desk.get<{ id: number }[]>(`/events?${new URLSearchParams(query).toString()}`);
      const expected = visible.filter((document) => matchesCriteria(criteria, document, role));
      const number = Number(/\d+$/.exec(criteria.q ?? "")?.[0]);
      const isExact = ({ id, caseId }: MadeDocument) =>
        (id === number && !/^c/i.test(criteria.q ?? "")) || (caseId === number && !/^t/i.test(criteria.q ?? ""));
      const ordered = sorted
        ? expected.toSorted((one, other) => compare(one, other, sorted[0].key) * (sorted[1] === "asc" ? 1 : -1))
        : expected.toSorted((one, other) => Number(isExact(other)) - Number(isExact(one)) || other.id - one.id);
      expect([answer.status, answer.body.map(({ id }) => id)], JSON.stringify(writeCriteria(criteria))).toEqual([
        200,
        ordered.map(({ id }) => id),
      ]);
      expect(answer.headers["x-total-count"]).toBe(String(expected.length));
      const asked = (of: Criteria) => new URLSearchParams(searchRequest(of, reader)).toString();
      const facets = await desk.get<Facets>(`/events/facets?${asked(criteria)}`);
      expect(facets.body, JSON.stringify(writeCriteria(criteria))).toEqual(facetsOf(expected, role));
      const ways = waysToNarrow(facets.body, criteria, role);
      const way = ways[pressed % Math.max(1, ways.length)];
      const narrowed = way && (await desk.get(`/events?${asked(narrowedBy(criteria, way))}`));
      const total = narrowed && Number(narrowed.headers["x-total-count"]);
      expect(total, JSON.stringify([criteria, way])).toBe(way?.count);
      narrowedTo += way ? 1 : 0;
      found += Math.min(1, expected.length);
    });
    const runs = sizeOf(250, 4000);
    await fc.assert(property, { numRuns: runs });
    expect(found).toBeGreaterThan(runs / 10);
    expect(narrowedTo).toBeGreaterThan(runs / 20);
  },
);

import { documentTypes } from "@runko/domain/enumerations/document-types";
import { searchLimits } from "@runko/domain/search/search-limits";
import { texts } from "@runko/domain/texts/texts";
import { sql } from "kysely";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadDocumentScope, type DocumentScope } from "../../src/documents/document-scope.ts";
import { countFacets } from "../../src/search/count-facets.ts";
import { findFound } from "../../src/search/find-found.ts";
import { Problem } from "../../src/platform/http/problem.ts";
import { readSearch } from "../../src/search/search-query.ts";
import { leaveConnections } from "../builders/leave-connections.ts";
import { makePair } from "../builders/make-pair.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import { inDays } from "../documents/support/forms.ts";

let world: World;
let scope: DocumentScope;
let wide: DocumentScope;
beforeAll(async () => {
  world = await createWorld();
  const { db, subscriber, supplier, product, subscriberUser } = world;
  const { supplier: other } = await makePair(db);
  await sql`INSERT INTO cases (id) SELECT n FROM generate_series(1, 40000) n`.execute(db);
  await leaveConnections(db);
  await sql`
    INSERT INTO documents (id, document_type, event_state, case_id, subscriber_id, supplier_id, category,
      product_group_id, created_by_id, created_by_role, archived, answer_shown, rejected, fault_type,
      customer_name, search_text, requested_date, estimated_delivery_date, due_at, created_at, updated_at)
    SELECT n, (ARRAY['Order', 'Order', 'Order', 'Inquiry', 'Fault'])[1 + n % 5], 'READY', n, ${subscriber.id},
      (CASE WHEN n % 3 = 0 THEN ${other.id} ELSE ${supplier.id} END)::uuid, 'SERVICES', ${product.group.id},
      ${subscriberUser.id}, 'SUBSCRIBER', n % 2 = 0, true, n % 2000 = 1,
      CASE WHEN n % 2000 = 4 THEN 'urgentFault' END, 'Asiakas ' || n,
      ' asiakas ' || n || ' · hämeenkatu ' || n % 99 || ' · katu' || n % 97 || 'x katu' || n % 103 || 'x',
      current_date - (40000 - n) / 60, current_date - (40000 - n) / 1440, CASE WHEN n % 2000 = 1 THEN now() END,
      now() - make_interval(mins => 40000 - n), now() - make_interval(mins => 40000 - n)
    FROM generate_series(1, 40000) n`.execute(db);
  await sql`VACUUM ANALYZE documents`.execute(db);
  await sql`VACUUM ANALYZE document_texts`.execute(db);
  const { portal, supplierUser } = world;
  const actor = { userId: supplierUser.id, organizationId: supplier.id, role: "SUPPLIER", mayAct: true } as const;
  scope = await loadDocumentScope(portal.pool, actor);
  const ofOther = scope.branches.map(({ documentType }) => ({ organizationId: other.id, documentType }));
  wide = { ...scope, branches: [...scope.branches, ...ofOther] };
}, 180_000);
afterAll(async () => {
  await world.portal.close();
});

type Statement = { text: string; values: unknown[] };
type Node = {
  "Index Name"?: string;
  "Relation Name"?: string;
  "Node Type": string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Node[];
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The statements that a search sends. */
async function statementsOf(query: Record<string, string>, seen = scope): Promise<Statement[]> {
  const { pool } = world.portal;
  const sent: Statement[] = [];
  const watched = {
    query: (statement: Statement) => {
      sent.push(statement);
      return pool.query(statement);
    },
  } as unknown as Pool;
  await findFound(watched, seen, readSearch(query, "SUPPLIER", new Date()));
  return sent;
}

/** How PostgreSQL carries out the statements that collect what a search finds. */
async function planOf(query: Record<string, string>, seen = scope): Promise<Node[]> {
  const { pool } = world.portal;
  const plans: Node[] = [];
  for (const { text, values } of (await statementsOf(query, seen)).filter((each) =>
    each.text.includes("found AS MATERIALIZED"),
  )) {
    const explain = `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`;
    const { rows } = await pool.query<{ "QUERY PLAN": [{ Plan: Node }] }>(explain, values);
    plans.push(...nodesOf(rows[0]?.["QUERY PLAN"][0].Plan as Node));
  }
  return plans;
}

const allRowsRead = (nodes: Node[]) =>
  nodes
    .filter((node) => /^document(s|_texts)$/.test(node["Relation Name"] ?? ""))
    .reduce((sum, node) => {
      const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
      return sum + ((node["Actual Rows"] ?? 0) + removed) * (node["Actual Loops"] ?? 1);
    }, 0);

/** Without the documents that are looked up one by one. */
const rowsRead = (nodes: Node[]) => allRowsRead(nodes.filter((node) => node["Index Name"] !== "documents_pkey"));

const json = (value: object) => JSON.stringify(value);
const late = { dueAt: { lt: `${inDays(1)}T00:00:00Z` }, listed: true };

test.each([
  ["a rare word", { q: "asiakas 12345" }, "document_texts_by_words", 2200],
  ["a word that most have", { q: "hämeenkatu" }, "document_texts_of_supplier", 2100],
  ["one letter", { q: "h" }, "document_texts_of_supplier", 2100],
  [
    "a part of a customer's name",
    { docWhere: json({ customerName: { ilike: "%ASIAKAS 1234%" } }) },
    "document_texts_by_words",
    2200,
  ],
  ["a number", { q: "TID 12346" }, "documents_pkey", 2200],
  ["two words, each of a hundredth", { q: "katu7x katu8x" }, "document_texts_by_words", 2800],
  ["a rare mark", { filter: json({ where: { rejected: true } }) }, /documents_of_(supplier|subscriber)_marked/, 50],
  ["what is late", { filter: json({ where: late }) }, "documents_listed_of_supplier_by_due", 50],
  ["urgent faults", { docWhere: json({ faultType: "urgentFault" }) }, /documents_of_(supplier|subscriber)_marked/, 50],
  [
    "days of change long ago",
    { filter: json({ where: { updatedAt: { gte: `${inDays(-25)}T00:00:00Z`, lt: `${inDays(-24)}T00:00:00Z` } } }) },
    /documents_by_(later_days|creation)/,
    9000,
  ],
  [
    "days of delivery long ago",
    { docWhere: json({ estimatedDeliveryDate: { gte: inDays(-25), lte: inDays(-25) } }) },
    "documents_by_later_days",
    8000,
  ],
  ["a case", { filter: json({ where: { caseId: 12_346 } }) }, "documents_by_case", 10],
  [
    "days of request long ago",
    { docWhere: json({ requestedDate: { gte: inDays(-600), lte: inDays(-599) } }) },
    /documents_of_(supplier|subscriber)_requested/,
    400,
  ],
  [
    "days of making long ago",
    { filter: json({ where: { createdAt: { gte: `${inDays(-25)}T00:00:00Z`, lt: `${inDays(-24)}T00:00:00Z` } } }) },
    /documents_(of_supplier_newest|by_creation)/,
    3100,
  ],
  [
    "everything of all types",
    { documentType: "Order,Inquiry,Fault,ChangeOrder,CancelOrder,AvailabilityRequest" },
    "documents_of_supplier_newest",
    2100,
  ],
])("a search for %s reads its index, and little else", async (_title, query, index, most) => {
  const nodes = await planOf(query as Record<string, string>);
  expect(nodes.flatMap((node) => node["Index Name"] ?? []).join(" ")).toMatch(index);
  expect(
    nodes.filter((node) => node["Node Type"] === "Seq Scan" && node["Relation Name"]?.startsWith("document")),
  ).toEqual([]);
  expect(rowsRead(nodes)).toBeLessThanOrEqual(most);
});

test.each([
  ["everything", { documentType: "Order,Inquiry,Fault,ChangeOrder,CancelOrder,AvailabilityRequest" }, 2300],
  ["a common word", { q: "hämeenkatu" }, 2300],
])("%s of two organizations is read no further than the two together need", async (_title, query, most) => {
  const nodes = await planOf(query as Record<string, string>, wide);
  expect(nodes.map((node) => node["Node Type"])).toContain("Merge Append");
  expect(rowsRead(nodes)).toBeLessThanOrEqual(most);
});

const allTypes = documentTypes.join(",");

test("what is found is counted by kind no further than the limit, and says so", async () => {
  const countOf = (query: Record<string, string>) =>
    countFacets(world.portal.pool, scope, readSearch(query, "SUPPLIER", new Date()));
  const all = await countOf({ documentType: allTypes });
  const { faceted } = searchLimits;
  expect(all).toMatchObject({ counted: faceted, more: true, status: { READY: faceted } });
  expect(Object.values(all.type).reduce((sum, amount) => sum + amount, 0)).toBe(faceted);
  const ofLate = await countOf({ filter: json({ where: late }) });
  expect(ofLate).toMatchObject({ more: false, counted: 13, late: 13 });
});
const found = async (query: Record<string, string>): Promise<number[]> => {
  const { json: rows } = await findFound(world.portal.pool, scope, readSearch(query, "SUPPLIER", new Date()));
  return (JSON.parse(rows) as { id: number }[]).map(({ id }) => id);
};

test.each([
  ["id DESC", [40_000, 39_998, 39_997]],
  ["id ASC", [1, 2, 4]],
  ["createdAt ASC", [1, 2, 4]],
  ["createdAt DESC", [40_000, 39_998, 39_997]],
])("more than can be sorted are read along an index by %s (API review A1, D-49)", async (order, expected) => {
  const filter = json({ order, limit: 3 });
  expect(await found({ documentType: allTypes, filter })).toEqual(expected);
  expect(await found({ q: "hämeenkatu", filter })).toEqual(expected);
  expect(rowsRead(await planOf({ documentType: allTypes, filter }))).toBeLessThanOrEqual(2100);
});

test.each([
  ["of types that have nothing of it", { filter: json({ where: { archived: true }, order: "id DESC" }) }, 3000],
  [
    "of days long ago",
    {
      docWhere: json({ requestedDate: { gte: inDays(-400), lte: inDays(-360) } }),
      filter: json({ order: "id DESC" }),
    },
    6000,
  ],
])("the newest by id of more than a thousand %s are read no further than the page", async (_what, query, most) => {
  const asked = { documentType: allTypes, ...query } as Record<string, string>;
  expect(await found(asked)).toHaveLength(25);
  expect(allRowsRead(await planOf(asked))).toBeLessThanOrEqual(most);
});

test.each([
  [{ order: ["updatedAt ASC", "id ASC"] }, "järjestä tunnuksen"],
  [{ order: "document.customerName" }, "järjestä tunnuksen"],
  [{ skip: 9_990 }, "lataa kaikki tiedostona"],
  [{ skip: 20_000 }, "lataa kaikki tiedostona"],
  [{ skip: 20_000, order: "createdAt ASC" }, "lataa kaikki tiedostona"],
])("more than can be sorted or paged through are refused: %j (API review A1, D-49)", async (asked, cure) => {
  const searches: Record<string, string>[] = [{ documentType: allTypes }, { q: "hämeenkatu" }];
  for (const query of searches) {
    const refusal: unknown = await found({ ...query, filter: json(asked) }).catch((problem: unknown) => problem);
    if (!(refusal instanceof Problem)) throw refusal;
    expect(refusal.code).toBe("SEARCH_TOO_WIDE");
    expect(refusal.extras.detail?.(texts)).toContain(cure);
  }
});

test("words that a name means too are found in two ways, the newest of both, and collected once", async () => {
  const { db, subscriber } = world;
  const rename = (name: string) =>
    db.updateTable("organizations").set({ name }).where("id", "=", subscriber.id).execute();
  const inOneWay = await found({ q: "katu10" });
  expect(inOneWay).toHaveLength(25);
  try {
    await rename("Katu80 Oy");
    // Of so many documents each has the name, and some have the word as well.
    expect(await found({ q: "katu10 katu80" })).toEqual(inOneWay);
    const sent = (await statementsOf({ q: "katu10 katu80" })).map(({ text }) => text);
    expect(sent.filter((text) => text.includes("OFFSET 0"))).toHaveLength(3);
    expect(sent.filter((text) => text.includes(`LIMIT ${searchLimits.paged + 1}`))).toEqual([]);
  } finally {
    await rename(subscriber.name);
  }
});

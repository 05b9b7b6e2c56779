import { Kysely, PostgresDialect, sql, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findAnswers, findAreas, findConnections, findUnfinished } from "../../src/availability/find-at-address.ts";
import type { Database } from "../../src/platform/database/schema.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makeOrganization } from "../builders/make-organization.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";
import { address, formOf } from "../documents/support/forms.ts";

let world: World;
let ids: string[];
beforeAll(async () => {
  world = await createWorld();
  const { db, supplier, product } = world;
  await sql`INSERT INTO products (id, organization_id, name, product_group_id)
    SELECT gen_random_uuid(), ${supplier.id}, 'Tuote ' || n, ${product.group.id} FROM generate_series(1, 200) n`.execute(
    db,
  );
  ids = (await db.selectFrom("products").select("id").execute()).map(({ id }) => id);
  await sql`INSERT INTO product_areas (product_id, kind, key, code, verdict, note)
    SELECT p.id, 'postalCode', lpad(n::text, 5, '0'), lpad(n::text, 5, '0'), 'served', ''
    FROM products p, generate_series(33000, 33250) n`.execute(db);
  const order = await makeDocument(db, world, { type: "Order", fields: formOf("Order") });
  await sql`INSERT INTO documents (document_type, event_state, case_id, subscriber_id, supplier_id, category, created_by_id,
      created_by_role, target_street_name, target_street_number, target_street_letter, target_postal_code)
    SELECT CASE n % 3 WHEN 0 THEN 'Order' WHEN 1 THEN 'Inquiry' ELSE 'AvailabilityRequest' END, CASE WHEN n % 2 = 0 THEN 'READY' ELSE 'OPEN' END, case_id, subscriber_id, supplier_id, category, created_by_id, created_by_role,
      'Katu', n::text, null, '33100' FROM documents, generate_series(1, 5000) n WHERE id = ${order.id}`.execute(db);
  await sql`ALTER TABLE connections DROP CONSTRAINT connections_id_fkey`.execute(db);
  await sql`INSERT INTO connections (id, subscriber_id, supplier_id, category, target_key, open_faults, state)
    SELECT 900000 + n, ${world.subscriber.id}, ${supplier.id}, ${product.group.category}, 'katu|' || n || '|33100', 0, 'active'
    FROM generate_series(1, 5000) n`.execute(db);
  await sql`ANALYZE documents, product_areas, connections`.execute(db);
}, 120_000);
afterAll(() => world.portal.close());

type Node = {
  "Node Type": string;
  "Index Name"?: string;
  "Relation Name"?: string;
  "Actual Rows"?: number;
  "Rows Removed by Filter"?: number;
  Plans?: Node[];
};
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The plan of what is asked of the database; with `ANALYZE` as it was walked. */
async function planOf(ask: (db: World["db"]) => Promise<unknown>, how = ""): Promise<Node[]> {
  const asked: CompiledQuery[] = [];
  const listening = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: world.portal.pool }),
    log: ({ query }) => {
      asked.push(query);
    },
  });
  await ask(listening);
  const [query] = asked;
  if (!query) throw new Error("Nothing was asked");
  const { rows } = await world.portal.pool.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
    `EXPLAIN (${how}FORMAT JSON) ${query.sql}`,
    [...query.parameters],
  );
  return rows.flatMap((row) => nodesOf(row["QUERY PLAN"][0].Plan));
}

const indexOf = (nodes: Node[], index: string) => nodes.some((node) => node["Index Name"] === index);

test.each([
  [
    "answers",
    "documents",
    "documents_of_subscriber_at_address",
    (db: World["db"]) => findAnswers(db, world.subscriber.id, [address]),
  ],
  [
    "what is under way",
    "documents",
    "documents_of_subscriber_at_address",
    (db: World["db"]) => findUnfinished(db, world.subscriber.id, [address]),
  ],
  [
    "connections",
    "connections",
    "connections_at_address",
    (db: World["db"]) => findConnections(db, world.subscriber.id, [address]),
  ],
  [
    "areas of 200 products",
    "product_areas",
    "product_areas_by_place",
    (db: World["db"]) => findAreas(db, ids, [{ address, municipality: "837" }]),
  ],
] as const)("%s at an address are read by their index", async (_, table, index, ask) => {
  const nodes = await planOf(ask);
  const scans = nodes.filter((node) => node["Relation Name"] === table && node["Node Type"] === "Seq Scan");
  expect(indexOf(nodes, index), JSON.stringify(nodes)).toBe(true);
  expect(scans).toEqual([]);
});

test("of what another subscriber has at the address no row is touched, so that no answer takes longer for it", async () => {
  const rival = await makeOrganization(world.db);
  const touched = async (ask: (db: World["db"]) => Promise<unknown>) =>
    (await planOf(ask, "ANALYZE, "))
      .filter((node) => ["documents", "connections"].includes(node["Relation Name"] ?? ""))
      .map((node) => (node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0));
  const at = { ...address, streetName: "Katu", streetNumber: "5", streetLetter: "" };
  const owner = world.subscriber.id;
  expect(await touched((db) => findUnfinished(db, owner, [at]))).toEqual([1]);
  expect(await touched((db) => findUnfinished(db, rival.id, [at]))).toEqual([0]);
  expect(await touched((db) => findAnswers(db, rival.id, [at]))).toEqual([0]);
  const connections = await touched((db) => findConnections(db, rival.id, [at]));
  expect(connections.every((rows) => rows === 0)).toBe(true);
});

test("200 products with 50,000 areas are answered at once", async () => {
  const time = async () => {
    const start = performance.now();
    await world.desks.subscriber.post("/availability", { address });
    return performance.now() - start;
  };
  const times: number[] = [];
  for (let at = 0; at < 10; at++) times.push(await time());
  expect(times.toSorted((one, other) => one - other)[4]).toBeLessThan(300);
});

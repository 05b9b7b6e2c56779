import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registers, registerScope, type RegisterRole } from "../../src/connections/connection-entity.ts";
import { sumConnections } from "../../src/connections/sum-connections.ts";
import { findRows } from "../../src/platform/entity/find-rows.ts";
import { combineWhere } from "../../src/platform/filter/combine-where.ts";
import { parseFilter } from "../../src/platform/filter/parse-filter.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const { db, subscriber, supplier, product } = world;
  // Rows of the register alone: what is measured is how they are found.
  await sql`ALTER TABLE connections DROP CONSTRAINT connections_id_fkey`.execute(db);
  await sql`INSERT INTO connections (id, subscriber_id, supplier_id, product_id, category, municipality, active_since,
        contract_end, monthly_fee, open_faults, ended_on, state)
      SELECT 900000 + n, CASE WHEN n % 3 = 0 THEN ${subscriber.id}::uuid ELSE gen_random_uuid() END,
        CASE WHEN n % 4 = 0 THEN ${supplier.id}::uuid ELSE gen_random_uuid() END,
        CASE WHEN n % 500 = 0 THEN ${product.id}::uuid ELSE gen_random_uuid() END, ${product.group.category},
        lpad((n % 300)::text, 3, '0'), '2025-01-01', date '2026-01-01' + n % 3000, n % 700,
        CASE WHEN n % 400 = 0 THEN 1 ELSE 0 END, CASE WHEN n % 7 = 0 THEN date '2026-02-01' END,
        CASE WHEN n % 7 = 0 THEN 'terminated' WHEN n % 400 = 0 THEN 'fault' ELSE 'active' END
      FROM generate_series(1, 60000) n`.execute(db);
  await sql`VACUUM ANALYZE connections`.execute(db);
}, 120_000);
afterAll(() => world.portal.close());

type Node = {
  "Node Type": string;
  "Index Name"?: string;
  "Relation Name"?: string;
  "Actual Rows"?: number;
  Plans?: Node[];
};
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** A pool that tells the plans of what it is asked. */
function explaining(found: Node[]): typeof world.portal.pool {
  const query = async (text: string, values: unknown[]) => {
    const { rows } = await world.portal.pool.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    for (const row of rows) found.push(...nodesOf(row["QUERY PLAN"][0].Plan));
    return { rows: [{ json: "{}" }] };
  };
  return Object.create(world.portal.pool, { query: { value: query } }) as typeof world.portal.pool;
}

const asked = (role: RegisterRole, query: object) => {
  const organizationId = role === "SUBSCRIBER" ? world.subscriber.id : world.supplier.id;
  const entity = registers[role];
  const filter = parseFilter({ filter: JSON.stringify({ limit: 25, ...query }) }, entity);
  return { entity, filter, scope: registerScope(organizationId, role) };
};

const pages = [
  ["", {}],
  ["_by_end", { order: "contractEnd ASC" }],
  ["_by_end", { order: "contractEnd ASC", where: { contractEnd: { between: ["2026-01-01", "2026-04-01"] } } }],
  ["_by_fee", { order: "monthlyFee DESC" }],
  ["_in_state", { where: { state: "fault" } }],
  ["_in_place", { where: { municipality: "020" } }],
  ["_of_product", { where: { productId: "ours" } }],
  ["connections_between", { where: { partnerId: "theirs" } }],
  ["_at_fault", { where: { openFaults: { gt: 0 } } }],
] as const;
const roles = ["SUBSCRIBER", "SUPPLIER"] as const;

test.each(roles.flatMap((role) => pages.map(([index, query]) => ({ role, index, query }))))(
  "$role reads $query by its index",
  async ({ role, index, query }) => {
    const nodes: Node[] = [];
    const meant = JSON.parse(
      JSON.stringify(query)
        .replace("ours", world.product.id)
        .replace("theirs", (role === "SUBSCRIBER" ? world.supplier : world.subscriber).id),
    ) as object;
    const { entity, filter, scope } = asked(role, meant);
    await findRows(explaining(nodes), entity, { scope }, filter);
    const ofRegister = nodes.filter(
      (node) => node["Index Name"]?.startsWith("connections") || node["Relation Name"] === "connections",
    );
    expect(ofRegister.map((node) => node["Node Type"])).not.toContain("Seq Scan");
    expect(ofRegister.map((node) => node["Index Name"])).toContain(
      index.startsWith("_") || index === "" ? `connections_of_${role.toLowerCase()}${index}` : index,
    );
    for (const node of ofRegister) expect(node["Actual Rows"] ?? 0).toBeLessThanOrEqual(1001);
  },
);

test.each(roles)("sums of a %s read its own connections, once", async (role) => {
  const nodes: Node[] = [];
  const { entity, filter, scope } = asked(role, {});
  const where = combineWhere(scope, { where: filter.where, entity });
  const context = { pool: explaining(nodes), clock: { now: () => new Date() } };
  await sumConnections(context, { role, where, language: "fi" });
  const reading = nodes.filter((node) => node["Relation Name"] === "connections");
  expect(reading.map((node) => node["Actual Rows"])).toEqual([role === "SUBSCRIBER" ? 20_000 : 15_000]);
  expect(reading.map((node) => node["Node Type"])).not.toContain("Seq Scan");
});

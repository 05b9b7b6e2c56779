import { pathRoles, type PathRole } from "@runko/domain/organizations/roles";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countsOfChildrenStatement, countsStatement } from "../../src/documents/count-documents.ts";
import { documentRows } from "../../src/documents/document-entity.ts";
import { ownDocuments, type SeenDocuments } from "../../src/documents/document-scope.ts";
import type * as lists from "../../src/documents/list-statement.ts";
import { workStatement } from "../../src/documents/work-queue-statement.ts";
import type { Statement } from "../../src/platform/database/statement.ts";
import { parseFilter } from "../../src/platform/filter/parse-filter.ts";
import { leaveConnections } from "../builders/leave-connections.ts";
import { makePair } from "../builders/make-pair.ts";
import { createWorld, type World } from "./support/create-world.ts";

// Of a process the first two hundred lists get names; here they are to be those of this file, whatever ran before.
const ofThisFile = "../../src/documents/list-statement.ts?names-of-this-file";
const { documentsStatement } = (await import(ofThisFile)) as typeof lists;

let world: World;
let seen: SeenDocuments;
beforeAll(async () => {
  world = await createWorld();
  const { db, subscriber, supplier, product, subscriberUser } = world;
  const { supplier: busier } = await makePair(db);
  await leaveConnections(db);
  await sql`INSERT INTO cases (id) SELECT n FROM generate_series(1, 50000) n`.execute(db);
  await sql`
    INSERT INTO documents (id, document_type, event_state, case_id, subscriber_id, supplier_id, category,
      product_group_id, created_by_id, created_by_role, archived, customer_name)
    SELECT n, (ARRAY['Order', 'Order', 'Order', 'Inquiry', 'Fault'])[1 + n % 5],
      (ARRAY['OPEN', 'IN_PROCESSING', 'READY', 'READY', 'READY', 'CANCELLED'])[1 + n % 6], n, ${subscriber.id},
      (CASE WHEN n % 101 = 0 THEN ${supplier.id} ELSE ${busier.id} END)::uuid, 'SERVICES', ${product.group.id}, ${subscriberUser.id}, 'SUBSCRIBER', n % 6 > 1 AND n % 7 > 0,
      'Asiakas ' || n
    FROM generate_series(1, 50000) n`.execute(db);
  await sql`
    INSERT INTO document_counters (organization_id, role, document_type, counter, amount)
    SELECT ${supplier.id}, 'SUPPLIER', document_type, event_state, count(*) FROM documents
    WHERE supplier_id = ${supplier.id} AND NOT archived
    GROUP BY 3, 4`.execute(db);
  await sql`ANALYZE documents`.execute(db);
  seen = ownDocuments(supplier.id, "SUPPLIER");
}, 120_000);
afterAll(async () => {
  await world.portal.close();
});

type Node = {
  "Node Type": string;
  "Index Name"?: string;
  "Relation Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  Plans?: Node[];
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The statement that a list sends. */
function statementOf(query: object, archivedToo = false): Statement {
  const filter = parseFilter({ filter: JSON.stringify(query) }, documentRows.SUPPLIER, {});
  return documentsStatement(seen, { filter, types: ["Order"], archivedToo });
}

async function explain({ text, values }: Statement): Promise<Node[]> {
  const { rows } = await world.portal.pool.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    values,
  );
  return nodesOf(rows[0]?.["QUERY PLAN"][0].Plan as Node);
}

/** By PREPARE, for EXPLAIN (GENERIC_PLAN) came with PostgreSQL 16; with a generic plan the values do not matter. */
async function explainGeneric({ text, values }: Statement): Promise<Node[]> {
  const client = await world.portal.pool.connect();
  try {
    await client.query("SET plan_cache_mode = force_generic_plan");
    await client.query(`PREPARE listed AS ${text}`);
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
      `EXPLAIN (FORMAT JSON) EXECUTE listed(${values.map(() => "NULL").join(", ")})`,
    );
    return nodesOf(rows[0]?.["QUERY PLAN"][0].Plan as Node);
  } finally {
    client.release(true);
  }
}

/** Whether PostgreSQL plans it no more after five times. */
async function plansKept(statement: Statement): Promise<{ kept: boolean }[]> {
  const client = await world.portal.pool.connect();
  try {
    for (let times = 1; times <= 8; times += 1) await client.query(statement);
    const { rows } = await client.query<{ kept: boolean }>(
      "SELECT generic_plans = 3 AS kept FROM pg_prepared_statements WHERE name = $1",
      [statement.name],
    );
    return rows;
  } finally {
    client.release(true);
  }
}

const indexesOf = (nodes: Node[]) => nodes.flatMap((node) => node["Index Name"] ?? []);
const rowsRead = (nodes: Node[]) =>
  nodes
    .filter((node) => node["Relation Name"] === "documents")
    .reduce(
      (sum, node) =>
        sum + ((node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0)) * (node["Actual Loops"] ?? 1),
      0,
    );
const scansWhole = (nodes: Node[]) =>
  nodes.filter((node) => node["Node Type"] === "Seq Scan" && node["Relation Name"] === "documents");

describe.each([
  ["of one state", { where: { eventState: "OPEN" } }, "documents_listed_of_supplier_in_state"],
  ["of every state", {}, "documents_listed_of_supplier"],
  ["on a later page", { skip: 50 }, "documents_listed_of_supplier"],
])("a list of 25 orders %s", (_title, query, index) => {
  test(`reads ${index} and no more than it shows`, async () => {
    const nodes = await explain(statementOf(query));
    expect(indexesOf(nodes)).toContain(index);
    expect(scansWhole(nodes)).toEqual([]);
    expect(rowsRead(nodes)).toBeLessThanOrEqual(160);
  });

  test("does so when PostgreSQL plans it once for all values", async () => {
    const nodes = await explainGeneric(statementOf(query));
    expect(indexesOf(nodes)).toContain(index);
    expect(scansWhole(nodes)).toEqual([]);
  });
});

test("what waits for a side is found by an index of its own, of few rows among all (0130)", async () => {
  const { db, supplier } = world;
  await sql`UPDATE documents SET waiting_for_supplier_since = now() - id * interval '1 second'
    WHERE supplier_id = ${supplier.id} AND document_type = 'Order' AND event_state = 'OPEN' AND NOT archived`.execute(
    db,
  );
  await sql`ANALYZE documents`.execute(db);
  const waiting = { where: { waitingSince: { neq: null } } };
  for (const query of [waiting, { ...waiting, order: ["waitingSince ASC"], limit: 6 }]) {
    const nodes = await explain(statementOf(query));
    expect(indexesOf(nodes)).toContain("documents_waiting_for_supplier");
    expect(scansWhole(nodes)).toEqual([]);
    expect(indexesOf(await explainGeneric(statementOf(query)))).toContain("documents_waiting_for_supplier");
  }
});

describe("the work of a front page", () => {
  const workOf = (role: PathRole) => {
    const now = new Date();
    const organizationId = role === "SUBSCRIBER" ? world.subscriber.id : world.supplier.id;
    return workStatement({
      organizationId,
      role,
      page: { limit: "8" },
      moment: { today: todayInHelsinki(now), now: now.toISOString() },
    });
  };
  beforeAll(async () => {
    await sql`UPDATE documents SET due_at = now() + (id % 900 - 90) * interval '1 hour',
      promised_at = now() + (id % 900 - 90) * interval '1 hour', risk_at = now() + (id % 900 - 120) * interval '1 hour'
      WHERE event_state IN ('OPEN', 'IN_PROCESSING') AND id % 50 > 0`.execute(world.db);
    await sql`ANALYZE documents`.execute(world.db);
  }, 120_000);

  test.each(pathRoles)("of %s is found by indexes, also when it is planned once for all", async (role) => {
    const nodes = await explain(workOf(role));
    expect(scansWhole(nodes)).toEqual([]);
    expect(rowsRead(nodes)).toBeLessThan(9_000);
    expect(scansWhole(await explainGeneric(workOf(role)))).toEqual([]);
  });

  test.each([
    ["SUPPLIER", ["of_supplier_to_do", "of_supplier_to_do_undated"]],
    ["SUPPLIER", ["waiting_for_supplier", "of_supplier_with_proposed_date", "of_supplier_cancelled_unconfirmed"]],
    ["SUBSCRIBER", ["waiting_for_subscriber", "of_subscriber_by_promise", "of_subscriber_unprocessed"]],
    ["SUBSCRIBER", ["of_subscriber_offered", "of_subscriber_cancelled_unconfirmed", "of_subscriber_with_moved_date"]],
  ] as const)("of %s reads the indexes %s, for its rows and for their number", async (role, names) => {
    const indexes = indexesOf(await explainGeneric(workOf(role)));
    for (const name of names)
      expect([name, indexes.filter((read) => read === `documents_${name}`).length >= 2]).toEqual([name, true]);
  });

  test.each(["SUBSCRIBER", "SUPPLIER"] as const)("of %s keeps its plan", async (role) => {
    await expect(plansKept(workOf(role))).resolves.toEqual([{ kept: true }]);
  });
});

test("a search of the newest orders, archived too, reads its index", async () => {
  const nodes = await explain(statementOf({}, true));
  expect(indexesOf(nodes)).toContain("documents_of_supplier");
  expect(scansWhole(nodes)).toEqual([]);
  expect(rowsRead(nodes)).toBeLessThanOrEqual(1001 + 160);
});

test("hot lists are named statements, so that they are planned once", () => {
  const [first, again] = [1, 2].map(() => statementOf({ where: { eventState: "OPEN" } }));
  expect(first?.name).toMatch(/^documents_\d+$/);
  expect(again?.name).toBe(first?.name);
});

test.each(["OPEN", "CONFIRMED"])(
  "the plan of a first page is kept for all organizations, with many and none that are %s",
  async (eventState) => {
    await expect(plansKept(statementOf({ where: { eventState } }))).resolves.toEqual([{ kept: true }]);
  },
);

test("the drawer's numbers read counters alone, however many faults are urgent", async () => {
  for (const statement of [countsStatement, countsOfChildrenStatement])
    for (const side of ["SUBSCRIBER", "SUPPLIER"] as const) {
      const nodes = await explainGeneric(statement(world.supplier.id, side));
      expect(nodes.flatMap((node) => node["Relation Name"] ?? [])).not.toContain("documents");
      expect(indexesOf(nodes)).toContain("document_counters_pkey");
    }
});

test("one document is found by its number", async () => {
  const order = await world.desks.supplier.get(`/orders/${49_995}`);
  expect([order.status, order.body]).toMatchObject([200, { id: 49_995, supplierId: world.supplier.id }]);
});

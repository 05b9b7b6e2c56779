import { reportTypes } from "@runko/domain/enumerations/report-types";
import { breakdownsOf } from "@runko/domain/reports/report-definitions";
import { sql } from "kysely";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countReport } from "../../src/reports/count-report.ts";
import { findReportDocuments } from "../../src/reports/find-report-documents.ts";
import type { ReportScope } from "../../src/reports/report-request.ts";
import { leaveConnections } from "../builders/leave-connections.ts";
import { makePair } from "../builders/make-pair.ts";
import { createWorld, type World } from "../documents/support/create-world.ts";

let world: World;
let scope: ReportScope;
beforeAll(async () => {
  world = await createWorld();
  const { db, subscriber, supplier, product, subscriberUser } = world;
  const { supplier: busier } = await makePair(db);
  await leaveConnections(db);
  await sql`INSERT INTO cases (id) VALUES (1)`.execute(db);
  await sql`
    INSERT INTO documents (document_type, event_state, case_id, subscriber_id, supplier_id, category, product_group_id,
      created_by_id, created_by_role, created_at, confirmed_at, ready_at)
    SELECT (ARRAY['Order', 'Order', 'Order', 'Inquiry', 'Fault'])[1 + n % 5], 'READY', 1, ${subscriber.id},
      (CASE WHEN n % 50 = 0 THEN ${supplier.id} ELSE ${busier.id} END)::uuid, 'SERVICES', ${product.group.id},
      ${subscriberUser.id}, 'SUBSCRIBER', made, made + interval '3 days', made + interval '9 days'
    FROM generate_series(1, 40000) n, LATERAL (SELECT timestamptz '2024-01-01' + n * interval '40 minutes' AS made) m
  `.execute(db);
  await sql`ANALYZE documents`.execute(db);
  scope = { view: "SUPPLIER", organizationId: supplier.id };
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
  Plans?: Node[];
};
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The plans of what is asked by `ask`. */
async function plansOf(ask: (pool: Pool) => Promise<unknown>): Promise<Node[]> {
  const { pool } = world.portal;
  const sent: [string, unknown[]][] = [];
  const watched = {
    query: (text: string, values: unknown[]) => {
      sent.push([text, values]);
      return pool.query(text, values);
    },
  } as unknown as Pool;
  await ask(watched);
  expect(sent, "one statement").toHaveLength(1);
  const plans = sent.map(async ([text, values]) => {
    const { rows } = await pool.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    return nodesOf(rows[0]?.["QUERY PLAN"][0].Plan as Node);
  });
  return (await Promise.all(plans)).flat();
}

const whole = { supplierIds: [], subscriberIds: [], productGroupIds: [], productIds: [] };
/** By creation within a type, or within all of them. */
const ofSupplier: unknown = expect.stringMatching(/^documents_of_supplier_(?:by_creation|newest)/);
const readOf = (nodes: Node[]) =>
  nodes
    .filter((node) => node["Relation Name"] === "documents")
    .reduce((sum, node) => sum + (node["Actual Rows"] ?? 0) * (node["Actual Loops"] ?? 1), 0);

test.each(reportTypes)("the report %s reads the organization's documents of its period alone", async (report) => {
  const request = { ...whole, report, from: "2025-05-01", to: "2025-06-30" };
  const nodes = await plansOf((pool) =>
    countReport(pool, scope, request, breakdownsOf(request.report, "advanced", "SUPPLIER")),
  );
  expect(nodes.flatMap((node) => node["Index Name"] ?? [])).toContainEqual(ofSupplier);
  expect(nodes.filter((node) => node["Node Type"] === "Seq Scan" && node["Relation Name"] === "documents")).toEqual([]);
  expect(readOf(nodes)).toBeLessThanOrEqual(50);
});

test("so does the list behind a figure", async () => {
  const request = { ...whole, report: "delivery-time" as const, from: "2025-05-01", to: "2025-06-30" };
  const figure = { row: { by: "type" as const, key: "Order" }, bucket: "2-weeks", skip: 0, limit: 25 };
  const nodes = await plansOf((pool) => findReportDocuments(pool, scope, request, figure));
  expect(nodes.flatMap((node) => node["Index Name"] ?? [])).toContainEqual(ofSupplier);
  expect(readOf(nodes)).toBeLessThanOrEqual(100);
});

const byCreation = "documents_by_creation";
const portal: ReportScope = { view: "PORTAL", organizationId: null };

test.each(reportTypes)(
  "the report %s over the whole portal reads the documents of its period alone",
  async (report) => {
    const request = { ...whole, report, from: "2025-05-01", to: "2025-05-07" };
    const nodes = await plansOf((pool) =>
      countReport(pool, portal, request, breakdownsOf(request.report, "advanced", "PORTAL")),
    );
    expect(nodes.flatMap((node) => node["Index Name"] ?? [])).toContain(byCreation);
    expect(readOf(nodes)).toBeLessThanOrEqual(300);
  },
);

import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";

/** So many an organization has of what is kept for 30 days without any document. */
export const mostKept = 50_000;
/** So often one order is asked to be cancelled. */
export const mostTasksOfOrder = 20;

async function refuseFrom(trx: Transaction<Database>, found: ReturnType<typeof sql>, max: number, path: string) {
  const { rows } = await sql<{ count: string }>`SELECT count(*) FROM (${found} LIMIT ${max}) kept`.execute(trx);
  if (Number(rows[0]?.count ?? 0) >= max)
    throw new Problem("VALIDATION_FAILED", { issues: [{ path, code: "TOO_MANY", params: { max } }] });
}

/** Of several at once each counts those before it. */
const countAlone = (trx: Transaction<Database>, what: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${what}, 0))`.execute(trx);

/** Refuses one more of what the organization has enough of (422). */
export async function refuseFull(
  trx: Transaction<Database>,
  table: "tmf_validations" | "tmf_qualifications",
  organizationId: string,
): Promise<void> {
  await countAlone(trx, `${table} ${organizationId}`);
  await refuseFrom(trx, sql`SELECT FROM ${sql.table(table)} WHERE organization_id = ${organizationId}`, mostKept, "");
}

/** Refuses one more task of an order that has been asked for often enough (422). */
export async function refuseMoreTasks(trx: Transaction<Database>, documentId: number): Promise<void> {
  await countAlone(trx, `tmf_tasks ${documentId}`);
  const tasks = sql`SELECT FROM tmf_tasks WHERE document_id = ${documentId}`;
  await refuseFrom(trx, tasks, mostTasksOfOrder, "/productOrder/id");
}

import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { isRunningOrder } from "./document-conditions.ts";
import { branchArrays, type DocumentScope } from "./document-scope.ts";

export type ActiveOrderKey = { caseId: number } | { supplierConnectionId: string; supplierId: string };

/** The READY order, not disconnected, of a case or behind a supplier's connection id; undefined when there is none (D-13). */
export async function findActiveOrder(
  db: Kysely<Database>,
  scope: DocumentScope,
  key: ActiveOrderKey,
): Promise<number | undefined> {
  const [organizations] = branchArrays(scope, ["Order"]);
  const named =
    "caseId" in key
      ? sql`case_id = ${key.caseId}`
      : sql`supplier_id = ${key.supplierId} AND lower(supplier_connection_id) = lower(${key.supplierConnectionId.trim()}::text)`;
  const { rows } = await sql<{ id: number }>`
    SELECT d.id FROM documents d
    WHERE ${named} AND ${sql.ref(scope.side)} = ANY(${organizations}::uuid[])
      AND ${sql.raw(isRunningOrder("d"))}
    ORDER BY d.id DESC LIMIT 1`.execute(db);
  return rows[0]?.id;
}

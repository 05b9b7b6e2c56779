import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { isRunningOrder } from "./document-conditions.ts";
import { branchArrays, type DocumentScope } from "./document-scope.ts";

export type ActiveOrderKey = { caseId: number } | { supplierConnectionId: string; supplierId: string };

/**
 * The documents of cases in which something that is ready gave the connection this id: an order, or a change of it (D-39).
 * What was imported is the word of its subscriber, which names no connection of a supplier (0204).
 */
function standsUnder({ supplierConnectionId, supplierId }: Exclude<ActiveOrderKey, { caseId: number }>) {
  const wanted = sql`lower(${supplierConnectionId.trim()}::text)`;
  return sql`
    SELECT o.id FROM documents n JOIN documents o ON o.case_id = n.case_id AND o.supplier_id = n.supplier_id
    WHERE n.supplier_id = ${supplierId} AND lower(n.supplier_connection_id) = ${wanted} AND n.event_state = 'READY' AND NOT n.imported
      AND n.document_type IN ('Order', 'ChangeOrder')
    UNION ALL
    SELECT id FROM documents WHERE supplier_id = ${supplierId} AND connection_before IS NOT NULL
      AND lower(connection_before #>> '{document,supplierConnectionId}') = ${wanted}`;
}

/** The READY order, not disconnected, of a case or behind a supplier's connection id; undefined when there is none (D-13). */
export async function findActiveOrder(
  db: Kysely<Database>,
  scope: DocumentScope,
  key: ActiveOrderKey,
): Promise<number | undefined> {
  const [organizations] = branchArrays(scope, ["Order"]);
  const ids = "caseId" in key ? sql`SELECT id FROM documents WHERE case_id = ${key.caseId}` : standsUnder(key);
  const { rows } = await sql<{ id: number }>`
    SELECT d.id FROM documents d
    WHERE d.id IN (${ids}) AND ${sql.ref(`d.${scope.side}`)} = ANY(${organizations}::uuid[])
      AND ${sql.raw(isRunningOrder("d"))}
    ORDER BY d.id DESC LIMIT 1`.execute(db);
  return rows[0]?.id;
}

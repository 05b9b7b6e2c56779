import { sql, type Kysely } from "kysely";
import { parseEventId } from "@runko/domain/values/event-number";
import type { Database } from "../platform/database/schema.ts";
import { findSuppliers } from "../products/find-suppliers.ts";
import type { DocumentScope } from "./document-scope.ts";
import { findActiveOrder } from "./find-active-order.ts";

/** The case in which the subscriber, or a supplier of it, has this connection id. */
async function findCase(
  db: Kysely<Database>,
  organizationId: string,
  connectionId: string,
): Promise<number | undefined> {
  const suppliers = await findSuppliers(db, organizationId, null, { delivering: true });
  const { rows } = await sql<{ case_id: number }>`
    SELECT case_id FROM connection_id_claims
    WHERE connection_id = lower(${connectionId}) AND ((party = 'subscriber' AND organization_id = ${organizationId})
      OR (party = 'supplier' AND organization_id = ANY(${suppliers.map(({ id }) => id)}::uuid[])
        AND EXISTS (SELECT FROM documents d WHERE d.case_id = connection_id_claims.case_id AND d.subscriber_id = ${organizationId})))
    ORDER BY party LIMIT 1`.execute(db);
  return rows[0]?.case_id;
}

/** The order of a running connection of the subscriber by what names it: an own id, the supplier's id, or its TID. */
export async function findOwnConnection(
  db: Kysely<Database>,
  scope: DocumentScope,
  named: string,
): Promise<{ id: number; supplierId: string } | undefined> {
  const caseId = await findCase(db, scope.organizationId, named.trim());
  const found = caseId === undefined ? undefined : await findActiveOrder(db, scope, { caseId });
  const id = found ?? parseEventId(named) ?? undefined;
  if (id === undefined) return undefined;
  const { rows } = await sql<{ id: number; supplierId: string; caseId: number }>`
    SELECT id, supplier_id AS "supplierId", case_id AS "caseId" FROM documents
    WHERE id = ${id} AND subscriber_id = ${scope.organizationId} AND document_type = 'Order'`.execute(db);
  const [order] = rows;
  if (!order || (found === undefined && (await findActiveOrder(db, scope, { caseId: order.caseId })) !== order.id))
    return undefined;
  return { id: order.id, supplierId: order.supplierId };
}

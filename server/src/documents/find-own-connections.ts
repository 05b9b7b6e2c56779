import { sql, type Kysely } from "kysely";
import { parseEventId } from "@runko/domain/values/event-number";
import type { Database } from "../platform/database/schema.ts";
import { findSuppliers } from "../products/find-suppliers.ts";
import type { DocumentScope } from "./document-scope.ts";
import { findActiveOrder } from "./find-active-order.ts";

type OwnConnection = { id: number; supplierId: string; supplierName: string; caseId: number };

type Claim = { caseId: number; isOwn: boolean };

/** The cases in which the subscriber has this connection id, or else its suppliers: each gives ids as it likes. */
async function findCases(db: Kysely<Database>, organizationId: string, connectionId: string): Promise<Claim[]> {
  const suppliers = await findSuppliers(db, organizationId, null, { delivering: true });
  const { rows } = await sql<Claim>`
    SELECT DISTINCT case_id AS "caseId", party = 'subscriber' AS "isOwn" FROM connection_id_claims
    WHERE connection_id = lower(${connectionId}) AND ((party = 'subscriber' AND organization_id = ${organizationId})
      OR (party = 'supplier' AND organization_id = ANY(${suppliers.map(({ id }) => id)}::uuid[])
        AND EXISTS (SELECT FROM documents d WHERE d.case_id = connection_id_claims.case_id AND d.subscriber_id = ${organizationId})))
    ORDER BY 2 DESC, 1`.execute(db);
  const own = rows.filter(({ isOwn }) => isOwn);
  return own.length > 0 ? own : rows;
}

/**
 * The orders of running connections of the subscriber that something names: an own id is of one; else a supplier's id and a
 * TID, which may be of several.
 */
export async function findOwnConnections(
  db: Kysely<Database>,
  scope: DocumentScope,
  named: string,
): Promise<OwnConnection[]> {
  const cases = await findCases(db, scope.organizationId, named.trim());
  const claimed = await Promise.all(cases.map(({ caseId }) => findActiveOrder(db, scope, { caseId })));
  const tid = cases.some(({ isOwn }) => isOwn) ? null : parseEventId(named);
  const ids = [...claimed.flatMap((id) => id ?? []), ...(tid === null ? [] : [tid])];
  if (ids.length === 0) return [];
  const { rows } = await sql<OwnConnection>`
    SELECT d.id, d.supplier_id AS "supplierId", o.name AS "supplierName", d.case_id AS "caseId"
    FROM documents d JOIN organizations o ON o.id = d.supplier_id
    WHERE d.id = ANY(${ids}::int[]) AND d.subscriber_id = ${scope.organizationId} AND d.document_type = 'Order'
    ORDER BY d.id`.execute(db);
  const running: OwnConnection[] = [];
  for (const order of rows)
    if (claimed.includes(order.id) || (await findActiveOrder(db, scope, { caseId: order.caseId })) === order.id)
      running.push(order);
  return running;
}

import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { refusalOfSupplier, type Dealing, type SupplierRefusal } from "@runko/domain/organizations/event-type-rights";
import { sql, type Kysely } from "kysely";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";
import { findSuppliers, hasFaultHandler, suppliersSql } from "./find-suppliers.ts";
import type { SupplierFacts } from "./find-suppliers.ts";

type Parties = { subscriberId: string; supplierId: string; documentType: DocumentType };

/** The supplier if the subscriber may send documents of this type to it, else why not (T1, D-17). */
export async function findSupplierFor(
  db: Kysely<Database>,
  { subscriberId, supplierId, documentType }: Parties,
): Promise<SupplierFacts | SupplierRefusal> {
  const [supplier] = await findSuppliers(db, subscriberId, [supplierId]);
  if (!supplier) return "SUPPLIER_NOT_AVAILABLE";
  return refusalOfSupplier(supplier, documentType) ?? supplier;
}

/** Whether the subscriber may send documents of this type to the supplier. */
export async function mayOrderFrom(db: Kysely<Database>, parties: Parties): Promise<true | SupplierRefusal> {
  const found = await findSupplierFor(db, parties);
  return typeof found === "string" ? found : true;
}

type Candidate = Dealing & { subscriberId: string };

/** Those of the subscribers that may send documents of this type to the supplier, by the rule of mayOrderFrom. */
export async function findAbleSubscribers(
  db: Kysely<Database>,
  {
    subscriberIds,
    supplierId,
    documentType,
  }: { subscriberIds: readonly string[]; supplierId: string; documentType: DocumentType },
): Promise<Set<string>> {
  const { rows } = await sql<Candidate>`
    SELECT c.id AS "subscriberId", c.event_type_rights AS "eventTypeRights", o.public_supplier AS "publicSupplier",
      o.active_event_types AS "activeEventTypes", ${hasFaultHandler} AS "hasFaultHandler",
      COALESCE(s.event_types, '{}') AS "subscribedEventTypes"
    FROM organizations o
      JOIN organization_role_grants g ON g.organization_id = o.id AND g.role = 'SUPPLIER'
      JOIN organizations c ON c.id = ANY(${subscriberIds}::uuid[]) AND c.id <> o.id AND c.closed_at IS NULL
      LEFT JOIN subscriptions s ON s.supplier_id = o.id AND s.subscriber_id = c.id AND s.active
    WHERE o.id = ${supplierId} AND o.closed_at IS NULL AND (o.public_supplier AND NOT c.sandbox OR s.subscriber_id IS NOT NULL)`.execute(
    db,
  );
  const able = rows.filter((row) => refusalOfSupplier(row, documentType) === null);
  return new Set(able.map(({ subscriberId }) => subscriberId));
}

/**
 * The supplier if the subscriber may send documents of this type to it, else why not, in one statement that looks for no
 * supplier without the subscriber's own right to the type; undefined without that right. Without a supplier only the right.
 */
export async function findDealing(
  db: Kysely<Database>,
  { subscriberId, supplierId, documentType }: Omit<Parties, "supplierId"> & { supplierId: string | null },
): Promise<{ supplier: SupplierFacts | SupplierRefusal } | undefined> {
  const { rows } = await sql<{ supplier: SupplierFacts | null }>`${sql.raw(prepared)}
    SELECT to_json(s) AS supplier FROM organizations c
      LEFT JOIN LATERAL (${suppliersSql(subscriberId, [supplierId])}) s ON true
    WHERE c.id = ${subscriberId} AND c.closed_at IS NULL AND ${documentType} = ANY(c.event_type_rights)`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  if (!row.supplier) return { supplier: "SUPPLIER_NOT_AVAILABLE" };
  return { supplier: refusalOfSupplier(row.supplier, documentType) ?? row.supplier };
}

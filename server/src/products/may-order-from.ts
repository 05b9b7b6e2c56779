import type { DocumentType } from "@runko/domain/documents/document-types";
import { mayCreateType, typesTakenBySupplier } from "@runko/domain/organizations/event-type-rights";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { findSuppliers } from "./find-suppliers.ts";
import type { SupplierFacts } from "./find-suppliers.ts";

/** The first two are refusals of the table, the last is an issue of the field `supplierId`. */
export type SupplierRefusal = "EVENT_TYPE_RIGHT_MISSING" | "SUPPLIER_TYPE_NOT_ACTIVE" | "SUPPLIER_NOT_AVAILABLE";

/** Whether the subscriber may send documents of this type to the supplier (T1, D-17). */
export async function mayOrderFrom(
  db: Kysely<Database>,
  { subscriberId, supplierId, documentType }: { subscriberId: string; supplierId: string; documentType: DocumentType },
): Promise<true | SupplierRefusal> {
  const [supplier] = await findSuppliers(db, subscriberId, [supplierId]);
  if (!supplier) return "SUPPLIER_NOT_AVAILABLE";
  const rights = await loadEventTypeRights(db, subscriberId);
  return refusalOfSupplier(supplier, rights, documentType) ?? true;
}

export async function loadEventTypeRights(db: Kysely<Database>, organizationId: string): Promise<DocumentType[]> {
  const row = await db
    .selectFrom("organizations")
    .select("event_type_rights")
    .where("id", "=", organizationId)
    .executeTakeFirst();
  return (row?.event_type_rights ?? []) as DocumentType[];
}

export function refusalOfSupplier(
  supplier: SupplierFacts,
  eventTypeRights: readonly DocumentType[],
  documentType: DocumentType,
): SupplierRefusal | null {
  if (!mayCreateType({ eventTypeRights }, documentType)) return "EVENT_TYPE_RIGHT_MISSING";
  if (!typesTakenBySupplier(supplier).includes(documentType)) return "SUPPLIER_TYPE_NOT_ACTIVE";
  const subscribed = supplier.publicSupplier || supplier.subscribedEventTypes.includes(documentType);
  return subscribed ? null : "SUPPLIER_NOT_AVAILABLE";
}

import { actionTable } from "@runko/domain/documents/document-actions";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import type { SupplierRefusal } from "@runko/domain/organizations/event-type-rights";
import type { SupplierFacts } from "../products/find-suppliers.ts";
import { findDealing } from "../products/may-order-from.ts";
import type { DocumentScope } from "./document-scope.ts";

const forwardedTypes = new Set(actionTable.flatMap(({ action, types }) => (action === "forward" ? types : [])));

/** The supplier that the body names as the subscriber may order from it, or why not; undefined of a fault handler. */
export type Dealt = SupplierFacts | SupplierRefusal | undefined;

/**
 * Refuses who cannot create documents of this type whatever the request says: a fault handler makes fault notices
 * alone, a supplier what it may forward, anyone else in the right of the own organization (T1, T17).
 */
export async function requireRightToCreate(
  db: Kysely<Database>,
  { organizationId, role }: DocumentScope,
  documentType: DocumentType,
  supplierId: string | null = null,
): Promise<Dealt> {
  if (role === "ERROR_HANDLER") {
    if (documentType !== "Fault") throw new Problem("NOT_YOUR_ACTION");
    return undefined;
  }
  if (role === "SUPPLIER" && !forwardedTypes.has(documentType)) throw new Problem("NOT_YOUR_ACTION");
  const dealing = await findDealing(db, { subscriberId: organizationId, supplierId, documentType });
  if (!dealing) throw new Problem("EVENT_TYPE_RIGHT_MISSING");
  return dealing.supplier;
}

import { documentTypes } from "../documents/document-types.ts";
import type { DocumentType } from "../documents/document-types.ts";
import type { PathRole } from "./roles.ts";

/** Types that an organization has a right to, and those of them that it takes in as a supplier. */
export type OrganizationEventTypes = {
  eventTypeRights: readonly DocumentType[];
  activeEventTypes: readonly DocumentType[];
  hasFaultHandler: boolean;
};

/** Whether the organization may create documents of this type as a subscriber (T1). */
export function mayCreateType(
  organization: Pick<OrganizationEventTypes, "eventTypeRights">,
  type: DocumentType,
): boolean {
  return organization.eventTypeRights.includes(type);
}

/** The types that can be sent to the organization as a supplier; Fault only while it has a fault handler (D-9d). */
export function typesTakenBySupplier(
  organization: Pick<OrganizationEventTypes, "activeEventTypes" | "hasFaultHandler">,
): DocumentType[] {
  return documentTypes.filter(
    (type) => organization.activeEventTypes.includes(type) && (type !== "Fault" || organization.hasFaultHandler),
  );
}

/** The types that a subscriber can send to a supplier. */
export function typesBetween(
  subscriber: Pick<OrganizationEventTypes, "eventTypeRights">,
  supplier: Pick<OrganizationEventTypes, "activeEventTypes" | "hasFaultHandler">,
): DocumentType[] {
  return typesTakenBySupplier(supplier).filter((type) => mayCreateType(subscriber, type));
}

/** The types of documents that there are to see in a role; fault handlers see only fault documents. Source: specification §6 */
export function typesOfRole(role: PathRole): readonly DocumentType[] {
  return role === "ERROR_HANDLER" ? ["Fault"] : documentTypes;
}

/** The types that drawer and lists offer in a role. */
export function typesShown(
  organization: Pick<OrganizationEventTypes, "eventTypeRights">,
  role: PathRole,
): DocumentType[] {
  if (role === "ERROR_HANDLER") return ["Fault"];
  return documentTypes.filter((type) => organization.eventTypeRights.includes(type));
}

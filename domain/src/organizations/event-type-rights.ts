import { documentTypes } from "../enumerations/document-types.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
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

/** What is between a subscriber and its supplier. */
export type Dealing = OrganizationEventTypes & {
  /** Ordered from without a subscription. */
  publicSupplier: boolean;
  subscribedEventTypes: readonly DocumentType[];
};

/** Why a subscriber may not send documents of a type to its supplier. */
export type SupplierRefusal = "EVENT_TYPE_RIGHT_MISSING" | "SUPPLIER_TYPE_NOT_ACTIVE" | "SUPPLIER_NOT_AVAILABLE";

/** Whether the subscriber may send a document of this type to its supplier, null when it may (T1, D-17). */
export function refusalOfSupplier(dealing: Dealing, type: DocumentType): SupplierRefusal | null {
  if (!mayCreateType(dealing, type)) return "EVENT_TYPE_RIGHT_MISSING";
  if (!typesTakenBySupplier(dealing).includes(type)) return "SUPPLIER_TYPE_NOT_ACTIVE";
  const subscribed = dealing.publicSupplier || dealing.subscribedEventTypes.includes(type);
  return subscribed ? null : "SUPPLIER_NOT_AVAILABLE";
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

/** The types that a drawer lists: those shown, and those of which there are documents though the right to them was taken. */
export function typesListed(
  organization: Pick<OrganizationEventTypes, "eventTypeRights">,
  role: PathRole,
  counts: Partial<Record<DocumentType, Partial<Record<string, number>>>> | undefined,
): DocumentType[] {
  const shown = typesShown(organization, role);
  const isHeld = (type: DocumentType) => Object.values(counts?.[type] ?? {}).some((count) => (count ?? 0) > 0);
  return typesOfRole(role).filter((type) => shown.includes(type) || isHeld(type));
}

/** The event types that an organization would be given anew; whom `widenEventTypes` is allowed gives more (D-45). */
export const widenedEventTypes = (before: readonly DocumentType[], after: readonly DocumentType[]): DocumentType[] =>
  after.filter((type) => !before.includes(type));

export const documentTypes = [
  "AvailabilityRequest",
  "Inquiry",
  "Order",
  "ChangeOrder",
  "CancelOrder",
  "Fault",
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The types that are confirmed and delivered, not merely answered. Source: decisions C. */
export const orderTypes = ["Order", "ChangeOrder", "CancelOrder"] as const satisfies readonly DocumentType[];
export type OrderType = (typeof orderTypes)[number];

export function isOrderType(type: DocumentType): type is OrderType {
  return (orderTypes as readonly DocumentType[]).includes(type);
}

/** The types that change or end an order; a case has at most one unfinished (T16). */
export const modifyingTypes = ["ChangeOrder", "CancelOrder"] as const satisfies readonly OrderType[];

/** The types whose connection ids are claimed for their case; the others name one at most (D-42). */
export const claimingTypes = ["Order", "ChangeOrder"] as const satisfies readonly OrderType[];

export function claimsConnectionIds(type: DocumentType): boolean {
  return (claimingTypes as readonly DocumentType[]).includes(type);
}

/** The path segment under which each type is listed. Source: specification §7. */
export const documentCollections = {
  AvailabilityRequest: "availability-requests",
  Inquiry: "inquiries",
  Order: "orders",
  ChangeOrder: "change-orders",
  CancelOrder: "cancel-orders",
  Fault: "faults",
} as const satisfies Record<DocumentType, string>;

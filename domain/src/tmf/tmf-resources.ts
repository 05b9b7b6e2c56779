import type { DocumentType } from "../enumerations/document-types.ts";

/** The resources of the TM Forum façade that are documents (0234). */
export const tmfResources = ["productOfferingQualification", "quote", "productOrder", "troubleTicket"] as const;
export type TmfResource = (typeof tmfResources)[number];

export const resourceOfType = {
  AvailabilityRequest: "productOfferingQualification",
  Inquiry: "quote",
  Order: "productOrder",
  ChangeOrder: "productOrder",
  CancelOrder: "productOrder",
  Fault: "troubleTicket",
} as const satisfies Record<DocumentType, TmfResource>;

/** Where a resource has its items; a ticket has none. */
export const itemsOfResource = {
  productOfferingQualification: "productOfferingQualificationItem",
  quote: "quoteItem",
  productOrder: "productOrderItem",
  troubleTicket: null,
} as const satisfies Record<TmfResource, string | null>;

/** Where a resource, or each of its items, has the values of our fields that have no attribute of their own. */
export const characteristicsOfResource = {
  productOfferingQualification: "product.productCharacteristic",
  quote: "product.productCharacteristic",
  productOrder: "product.productCharacteristic",
  troubleTicket: "characteristic",
} as const satisfies Record<TmfResource, string>;

/** Where a resource, or each of its items, has its addresses. */
export const placesOfResource = {
  productOfferingQualification: "product.place",
  quote: "product.place",
  productOrder: "product.place",
  troubleTicket: "place",
} as const satisfies Record<TmfResource, string>;

/** Where a resource, or each of its items, has its prices. */
export const pricesOfResource = {
  productOfferingQualification: "itemPrice",
  quote: "quoteItemPrice",
  productOrder: "itemPrice",
  troubleTicket: "charge",
} as const satisfies Record<TmfResource, string>;

/** What an item of an order asks to be done, by the document that it becomes. */
export const itemActions = { Order: "add", ChangeOrder: "modify", CancelOrder: "delete" } as const satisfies Partial<
  Record<DocumentType, string>
>;

export function orderTypeOf(action: unknown): keyof typeof itemActions | null {
  const types = Object.keys(itemActions) as (keyof typeof itemActions)[];
  return types.find((type) => itemActions[type] === action) ?? null;
}

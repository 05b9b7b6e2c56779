import { orderTypes } from "@runko/domain/enumerations/document-types";
import { orderActions, orderAttributes, orderSorts } from "./order-attributes.ts";
import { orderState } from "./order-state.ts";
import type { Json } from "./select-attributes.ts";
import { hrefOf } from "./tmf-paths.ts";
import type { ReadDocument, Showing, TmfResource } from "./tmf-resource.ts";

const path = "/productOrderingManagement/v4/productOrder";

const midnight = (day: unknown) => (typeof day === "string" ? `${day}T00:00:00.000Z` : undefined);

function show({ document, state, itemIds, externalId }: ReadDocument, { portal }: Showing): Json {
  const { id, documentType, subscriber, supplier, document: fields, eventProducts } = document;
  const party = (role: string, { id: partyId, name }: typeof subscriber) => {
    return { id: partyId, name, role, "@referredType": "Organization" };
  };
  return {
    id: String(id),
    href: hrefOf(portal, path, id),
    ...(externalId !== null && { externalId }),
    category: documentType,
    orderDate: document["createdAt"],
    requestedCompletionDate: midnight(fields["requestedDate"]),
    state,
    relatedParty: [party("buyer", subscriber), party("seller", supplier)],
    productOrderItem: eventProducts.map(({ productId, productName }, index) => ({
      id: itemIds?.[index] ?? String(index + 1),
      quantity: 1,
      action: orderActions[documentType as keyof typeof orderActions],
      state,
      productOffering: { id: productId, name: productName },
    })),
    "@type": "ProductOrder",
  };
}

/** Orders, change orders and cancel orders as TMF622 has them. */
export const productOrder: TmfResource = {
  path,
  name: "productOrder",
  types: orderTypes,
  state: orderState,
  attributes: orderAttributes,
  sorts: orderSorts,
  owned: new Set(["id", "href", "state", "note", "orderDate", "requestedCompletionDate"]),
  show,
};

import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { speaksOfOrder } from "@runko/domain/documents/source-action";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { tellsFailure } from "../../components/feedback/tell-failure.ts";
import type { Product, Supplier } from "./entities.ts";

/** What a new document takes its products from: the order that it speaks of, or the offer of which an order is made. */
export type Dealt = { id: number; documentType: DocumentType };

async function fetchOffer(organizationId: string, { id: docId, documentType: of }: Dealt, type: DocumentType) {
  const path = { id: organizationId, role: "SUBSCRIBER", docId } as const;
  if (of === "Order" && speaksOfOrder(type)) {
    const params = { path, query: { documentType: type } };
    return await answer(api.GET("/organizations/{id}/roles/{role}/orders/{docId}/offer", { params }));
  }
  const params = { path, query: { documentType: "Order" } } as const;
  return of === "Inquiry"
    ? await answer(api.GET("/organizations/{id}/roles/{role}/inquiries/{docId}/offer", { params }))
    : await answer(api.GET("/organizations/{id}/roles/{role}/availability-requests/{docId}/offer", { params }));
}

const isDealt = ({ documentType }: Dealt, type: DocumentType) =>
  documentType === "Order"
    ? speaksOfOrder(type)
    : type === "Order" && (documentType === "Inquiry" || documentType === "AvailabilityRequest");

/** The supplier of an own order or of an offer, and its products whether or not the catalogue still has them. */
export function orderOfferQuery(organizationId: string, dealt: Dealt | undefined, type: DocumentType) {
  return queryOptions({
    queryKey: queryKeys.document(organizationId, "SUBSCRIBER", dealt?.id ?? 0, "offer", type),
    queryFn: dealt && isDealt(dealt, type) ? () => fetchOffer(organizationId, dealt, type) : skipToken,
    staleTime: 5 * 60_000,
    meta: tellsFailure,
  });
}

type Offer = { supplier: Supplier | null; products: Product[] };

export const suppliersOfOffer = ({ supplier }: Offer): Supplier[] => (supplier ? [supplier] : []);
export const productsOfOffer = ({ products }: Offer): Product[] => products;

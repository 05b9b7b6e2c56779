import type { DocumentType } from "@runko/domain/documents/document-types";
import { speaksOfOrder } from "@runko/domain/documents/source-action";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { Product, Supplier } from "./entities.ts";

type Spoken = {
  organizationId: string;
  /** The order that a document of the type speaks of. */
  orderId: number | undefined;
  type: DocumentType;
};

/** The supplier of an own order, and its products whether or not they are still offered. */
export function orderOfferQuery({ organizationId, orderId, type }: Spoken) {
  return queryOptions({
    queryKey: queryKeys.document(organizationId, "SUBSCRIBER", orderId ?? 0, "offer", type),
    queryFn:
      orderId !== undefined && speaksOfOrder(type)
        ? ({ signal }) =>
            answer(
              api.GET("/organizations/{id}/roles/{role}/orders/{docId}/offer", {
                params: {
                  path: { id: organizationId, role: "SUBSCRIBER", docId: orderId },
                  query: { documentType: type },
                },
                signal,
              }),
            )
        : skipToken,
    staleTime: 5 * 60_000,
  });
}

type Offer = { supplier: Supplier | null; products: Product[] };

export const suppliersOfOffer = ({ supplier }: Offer): Supplier[] => (supplier ? [supplier] : []);
export const productsOfOffer = ({ products }: Offer): Product[] => products;

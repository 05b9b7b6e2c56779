import {
  isToBeAsked,
  requestsFor,
  type AskedProduct,
  type AskedTogether,
} from "@runko/domain/availability/ask-together";
import type { AvailabilityRow } from "../availability-schema.ts";
import type { Offered } from "../find-availability.ts";
import type { BatchCell } from "./batch-schema.ts";

/** The best of each supplier's products at an address. */
function cellsOf(found: readonly AvailabilityRow[]): BatchCell[] {
  const cells = new Map<string, BatchCell>();
  for (const { supplier, product, availability, connectFee, monthlyFee, deliveryDays, answer, requestId } of found)
    if (!cells.has(supplier.id))
      cells.set(supplier.id, {
        supplierId: supplier.id,
        availability,
        productName: product.name,
        connectFee,
        monthlyFee,
        deliveryDays,
        documentId: answer?.id ?? requestId,
      });
  return [...cells.values()];
}

/** What is kept of an address of many: what is shown of it, and the requests that ask for what is not known there. */
export type RowSummary = { found: BatchCell[]; requests: AskedTogether[] };

/** Summarizes what is known of these products at one address after the other; equal requests are one thing. */
export function rowSummarizer(offered: readonly Offered[]): (found: readonly AvailabilityRow[]) => RowSummary {
  const keyOf = (supplierId: string, productId: string) => `${supplierId} ${productId}`;
  const products = new Map(
    offered.map(({ supplier, product }): [string, AskedProduct] => [
      keyOf(supplier.id, product.id),
      {
        supplierId: supplier.id,
        productId: product.id,
        productGroupId: product.productGroupId,
        category: product.category,
        several: product.multiProductAllowed,
        capacities: product.capacities,
        interfaces: product.interfaces,
      },
    ]),
  );
  const made = new Map<string, AskedTogether>();
  const once = (request: AskedTogether): AskedTogether => {
    const key = keyOf(request.supplierId, request.products.map(({ productId }) => productId).join(" "));
    const known = made.get(key) ?? request;
    made.set(key, known);
    return known;
  };
  return (found) => ({
    found: cellsOf(found),
    requests: requestsFor(
      found.filter(isToBeAsked).flatMap(({ supplier, product }) => products.get(keyOf(supplier.id, product.id)) ?? []),
    ).map(once),
  });
}

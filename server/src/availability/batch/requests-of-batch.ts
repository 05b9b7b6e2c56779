import { fieldsOfRequest, isToBeAsked, requestsFor, type AskedTogether } from "@runko/domain/availability/ask-together";
import { formatAddress, type Address } from "@runko/domain/values/address";
import type { ResolvedRow } from "./resolve-batch.ts";

/** A request that a row of a batch asks for. */
export type BatchRequest = AskedTogether & { row: ResolvedRow };

/** The fewest requests that ask for what is not known at the addresses, of these suppliers or of all. */
export function requestsOfBatch(rows: readonly ResolvedRow[], supplierIds?: readonly string[]): BatchRequest[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const products = row.found
      .filter((one) => isToBeAsked(one) && (supplierIds?.includes(one.supplier.id) ?? true))
      .map((one) => ({ ...one, supplierId: one.supplier.id, productId: one.product.id }));
    return requestsFor(products)
      .filter(({ supplierId, products: asked }) => {
        const key = [supplierId, ...asked.map(({ productId }) => productId), formatAddress(row.asked.address)].join(
          " ",
        );
        return !seen.has(key) && Boolean(seen.add(key));
      })
      .map((request) => ({ ...request, row }));
  });
}

const streetOf = ({ streetName, streetNumber, streetLetter, apartment }: Address): string =>
  formatAddress({ streetName, streetNumber, streetLetter, apartment });

/** A request as a row of a file of availability requests, which makes it by the rules of every other one. */
export function cellsOfRequest({ row, ...request }: BatchRequest): Record<string, string> {
  const { address, reference, products } = row.asked;
  const said = products.capacity === "" ? {} : { capacity: products.capacity };
  const { capacity, interface: plug } = fieldsOfRequest(request, said);
  return {
    targetAddress: streetOf(address),
    "targetAddress.postalCode": address.postalCode ?? "",
    "targetAddress.postalPlace": address.postalPlace ?? "",
    supplier: request.supplierId,
    product: request.products.map(({ productId }) => productId).join("|"),
    capacity: capacity ?? "",
    interface: plug ?? "",
    subscriberInfo: reference,
  };
}

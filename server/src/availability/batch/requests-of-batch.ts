import { fieldsOfRequest, type AskedTogether } from "@runko/domain/availability/ask-together";
import { formatAddress, type Address } from "@runko/domain/values/address";
import type { Offered } from "../find-availability.ts";
import { groupBy } from "../group-by.ts";
import type { ResolvedRow } from "./resolve-batch.ts";

/** A request that a row of a batch asks for. */
export type BatchRequest = { request: AskedTogether; row: ResolvedRow };

/** The fewest requests that ask for what is not known at the addresses, of these suppliers or of all; one of an address once. */
export function requestsOfBatch(rows: readonly ResolvedRow[], supplierIds?: readonly string[]): BatchRequest[] {
  const suppliers = supplierIds && new Set(supplierIds);
  const askedAt = new Map<string, Set<AskedTogether>>();
  return rows.flatMap((row) => {
    const address = formatAddress(row.asked.address);
    const seen = askedAt.get(address) ?? new Set();
    askedAt.set(address, seen);
    return row.requests
      .filter((one) => !seen.has(one) && (suppliers?.has(one.supplierId) ?? true))
      .map((request) => {
        seen.add(request);
        return { request, row };
      });
  });
}

const streetOf = ({ streetName, streetNumber, streetLetter, apartment }: Address): string =>
  formatAddress({ streetName, streetNumber, streetLetter, apartment });

/** How a file names a supplier and products of it. */
export type OfferedNames = { supplier: (id: string) => string; product: (id: string) => string };

/** By their names where those tell them from all others that the subscriber is offered, else by their ids. */
export function namesOfOffered(offered: readonly Offered[]): OfferedNames {
  const folded = (name: string) => name.trim().toLowerCase();
  const namer = (things: readonly { id: string; name: string; within: string }[]) => {
    const idsOf = groupBy(things, ({ name, within }) => `${within} ${folded(name)}`);
    const isPlain = ({ id, name, within }: (typeof things)[number]) =>
      !name.includes("|") && idsOf.get(`${within} ${folded(name)}`)?.every((other) => other.id === id) === true;
    const names = new Map(things.map((thing) => [thing.id, isPlain(thing) ? thing.name : thing.id]));
    return (id: string) => names.get(id) ?? id;
  };
  return {
    supplier: namer(offered.map(({ supplier: { id, name } }) => ({ id, name, within: "" }))),
    product: namer(offered.map(({ supplier, product: { id, name } }) => ({ id, name, within: supplier.id }))),
  };
}

/** A request as a row of a file of availability requests, which makes it by the rules of every other one. */
export function cellsOfRequest({ row, request }: BatchRequest, names: OfferedNames): Record<string, string> {
  const { address, reference, products } = row.asked;
  const said = products.capacity === "" ? {} : { capacity: products.capacity };
  const { capacity, interface: plug } = fieldsOfRequest(request, said);
  return {
    targetAddress: streetOf(address),
    "targetAddress.postalCode": address.postalCode ?? "",
    "targetAddress.postalPlace": address.postalPlace ?? "",
    supplier: names.supplier(request.supplierId),
    product: request.products.map(({ productId }) => names.product(productId)).join("|"),
    capacity: capacity ?? "",
    interface: plug ?? "",
    subscriberInfo: reference,
  };
}

import { tmfMoney } from "./prices.ts";
import type { JsonObject } from "./json-shapes.ts";

/** The prices of a product in a catalogue, by the last part of their ids. Source: beyond A5.6 */
const kinds = {
  initial: { name: "connectFee", priceType: "nonRecurring", fee: "initialFee" },
  monthly: { name: "monthlyFee", priceType: "recurring", fee: "monthlyFee" },
} as const;
export type PriceKind = keyof typeof kinds;
export const priceKinds = Object.keys(kinds) as PriceKind[];

type Priced = { id: string; initialFee: string; monthlyFee: string };

export const offeringPriceId = (productId: string, kind: PriceKind): string => `${productId}:${kind}`;

/** Which price of which product the id names; null of one that names none. */
export function readOfferingPriceId(id: string): { productId: string; kind: PriceKind } | null {
  const [productId = "", word, ...rest] = id.split(":");
  const kind = priceKinds.find((known) => known === word);
  return kind && rest.length === 0 ? { productId, kind } : null;
}

export const priceName = (kind: PriceKind): string => kinds[kind].name;
export const priceTypeOf = (kind: PriceKind): string => kinds[kind].priceType;

/** A price as a catalogue tells it, without VAT. */
export const writeOfferingPrice = (product: Priced, kind: PriceKind): JsonObject => ({
  name: kinds[kind].name,
  priceType: kinds[kind].priceType,
  ...(kind === "monthly" && { recurringChargePeriodType: "month", recurringChargePeriodLength: 1 }),
  price: tmfMoney(product[kinds[kind].fee]),
});

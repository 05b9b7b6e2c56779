import { isMoney, sumMoney } from "../values/money.ts";
import type { DocumentFields } from "./document-fields-schema.ts";

/** Prices are euros, `"120.50"`; null where they are not told (D-47). */
export type PricedProduct = { productPrice: string | null; monthPrice: string | null; active: boolean };

type Fees = Pick<DocumentFields, "connectFee" | "monthlyFee">;

const sums = [
  ["connectFee", "productPrice"],
  ["monthlyFee", "monthPrice"],
] as const;

/** The fees of an answer: what the products that are delivered cost together; a sum of what is no amount is absent. */
export function feesOf(products: readonly PricedProduct[]): Fees {
  const delivered = products.filter(({ active }) => active);
  return Object.fromEntries(
    sums.flatMap(([fee, price]) => {
      const prices = delivered.flatMap((product) => product[price] ?? []);
      return prices.length > 0 && prices.length === delivered.length && prices.every(isMoney)
        ? [[fee, sumMoney(prices)]]
        : [];
    }),
  );
}

/** The products at the prices that hold: of a single one the answered fee is its price, whatever the catalogue said. */
export function pricedProducts<Product extends PricedProduct>(products: readonly Product[], fees: Fees): Product[] {
  const delivered = products.filter(({ active }) => active);
  if (delivered.length !== 1) return [...products];
  const [only] = delivered;
  const { connectFee, monthlyFee } = fees;
  return products.map((product) =>
    product === only
      ? { ...product, productPrice: connectFee ?? product.productPrice, monthPrice: monthlyFee ?? product.monthPrice }
      : product,
  );
}

/** The fields without the fees that the prices of a single product say already: a sum is told of several only. */
export function withoutSaidFees(fields: DocumentFields, products: readonly PricedProduct[]): DocumentFields {
  if (products.filter(({ active }) => active).length !== 1) return fields;
  return { ...fields, connectFee: undefined, monthlyFee: undefined };
}

/** The fees that an order has from its offer (D-40). */
export function agreedFees({ connectFee, monthlyFee }: Fees): Fees {
  return { ...(connectFee && { connectFee }), ...(monthlyFee && { monthlyFee }) };
}

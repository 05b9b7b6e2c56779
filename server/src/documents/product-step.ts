import type { PathRole } from "@runko/domain/organizations/roles";
import { Problem } from "../platform/http/problem.ts";
import type { StoredEventProduct } from "./event-product-store.ts";
import type { GivenEventProduct } from "./plan-event-products.ts";

/** One call on one product of a document. */
export type ProductStep =
  | { step: "add" | "change"; product: GivenEventProduct }
  | { step: "remove"; product: Pick<GivenEventProduct, "productId"> };

/** A stored product as a request would give it. */
const given = ({ product_id, custom_fields }: StoredEventProduct): GivenEventProduct => ({
  productId: product_id,
  customFields: custom_fields as Record<string, string | null>,
});

/** What a request would give that makes this step of the products there are; the supplier names the one that it prices alone. */
export function productsByStep(
  existing: readonly StoredEventProduct[],
  { step, product }: ProductStep,
  role: PathRole,
): readonly GivenEventProduct[] {
  const products = existing.map(given);
  if (step === "add") return [...products, product];
  if (!products.some(({ productId }) => productId === product.productId))
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "productId", code: "PRODUCT_NOT_AVAILABLE" }] });
  if (step === "remove") return products.filter(({ productId }) => productId !== product.productId);
  return role === "SUBSCRIBER"
    ? products.map((one) => (one.productId === product.productId ? product : one))
    : [product];
}

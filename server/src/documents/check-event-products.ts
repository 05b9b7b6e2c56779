import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { isOwedToConnection } from "@runko/domain/documents/source-action";
import { checkCustomFields, type CustomFieldValues } from "@runko/domain/products/custom-fields";
import type { Issue } from "@runko/domain/values/issue";
import type { Kysely } from "kysely";
import { loadOrderableProducts, type OrderableProduct } from "../products/load-orderable-products.ts";
import type { Database } from "../platform/database/schema.ts";
import type { SourceProducts } from "./event-product-store.ts";

export type ChosenProduct = { productId: string; customFields?: CustomFieldValues | undefined };

type Choice = {
  subscriberId: string;
  supplierId: string;
  documentType: DocumentType;
  chosen: readonly ChosenProduct[];
  /** Those of the order or the offer that the document comes from: to be chosen although the catalogue has them no longer. */
  source: SourceProducts | undefined;
};

export type CheckedProducts = { products: OrderableProduct[]; issues: Issue[] };

/** The chosen products as the supplier offers them to this subscriber, and what is wrong with the choice (D-12, D-21). */
export async function checkEventProducts(db: Kysely<Database>, choice: Choice): Promise<CheckedProducts> {
  const { chosen, documentType, source, subscriberId, supplierId } = choice;
  if (chosen.length === 0) return { products: [], issues: [{ path: "eventProducts", code: "PRODUCT_REQUIRED" }] };
  const ids = chosen.map(({ productId }) => productId.toLowerCase());
  if (new Set(ids).size < ids.length) return { products: [], issues: [{ path: "eventProducts", code: "DUPLICATE" }] };
  const delivered = source?.products.map(({ productId }) => productId) ?? [];
  const offered = await loadOrderableProducts(db, { subscriberId, supplierId, documentType, delivered }, ids);
  const issues: Issue[] = [];
  const products: OrderableProduct[] = [];
  for (const [index, { customFields = {} }] of chosen.entries()) {
    const product = offered.find(({ id }) => id === ids[index]);
    const path = `eventProducts.${index}`;
    if (!product) {
      issues.push({ path: `${path}.productId`, code: "PRODUCT_NOT_AVAILABLE" });
      continue;
    }
    products.push(product);
    if (source?.mode === "ORDER" && !delivered.includes(product.id))
      issues.push({ path: `${path}.productId`, code: "PRODUCT_NOT_IN_OFFER" });
    if (product.refusal) issues.push({ path: `${path}.productId`, code: product.refusal });
    const at = { type: documentType, path: `${path}.customFields` };
    const definitions = isOwedToConnection(source?.mode, documentType)
      ? product.customFields.map((field) => ({ ...field, required: false }))
      : product.customFields;
    issues.push(...checkCustomFields(definitions, customFields, at));
  }
  const [first] = products;
  const severalAllowed =
    (source?.mode === "FROM_EXISTING" && products.every(({ id }) => delivered.includes(id))) ||
    (first?.multiProductAllowed && products.every((one) => one.productGroupId === first.productGroupId));
  if (chosen.length > 1 && !severalAllowed) issues.push({ path: "eventProducts", code: "ONE_PRODUCT_ONLY" });
  return { products, issues };
}

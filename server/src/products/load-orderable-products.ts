import { categoryFields } from "@runko/domain/documents/category-fields";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { Kysely } from "kysely";
import { groupsWithNni } from "./groups-with-nni.ts";
import type { Database } from "../platform/database/schema.ts";
import { findOfferedProducts } from "./find-offered-products.ts";
import type { OfferedProduct } from "./find-offered-products.ts";

export type ProductRefusal = "NNI_NOT_DEFINED";

export type OrderableProduct = OfferedProduct & {
  /** Why the product is shown but cannot be chosen. */
  refusal: ProductRefusal | null;
};

type Parties = {
  subscriberId: string;
  documentType: DocumentType;
  /** The products of the order that the document speaks of; they count as offered. */
  delivered?: readonly string[] | undefined;
};

/**
 * Those of the products that this supplier offers to the subscriber, each with whether it can be chosen for a document
 * of the type. One that is missing from the answer is not offered (D-21).
 */
export async function loadOrderableProducts(
  db: Kysely<Database>,
  { supplierId, ...parties }: Parties & { supplierId: string },
  productIds: readonly string[],
): Promise<OrderableProduct[]> {
  return listOrderableProducts(db, { ...parties, supplierIds: [supplierId], productIds });
}

/** As loadOrderableProducts, for all the products of several suppliers, or those of one group. */
export async function listOrderableProducts(
  db: Kysely<Database>,
  asked: Parties & { supplierIds: readonly string[]; productGroupId?: string; productIds?: readonly string[] },
): Promise<OrderableProduct[]> {
  const products = await findOfferedProducts(db, asked);
  if (!needsNniChoice(asked.documentType) || !products.some(asksForNni))
    return products.map((product) => ({ ...product, refusal: null }));
  const groups = await groupsWithNni(db, asked);
  return products.map((product) => {
    const served = groups.some(
      ({ supplierId, productGroupId }) =>
        supplierId === product.supplierId && productGroupId === product.productGroupId,
    );
    return { ...product, refusal: asksForNni(product) && !served ? "NNI_NOT_DEFINED" : null };
  });
}

/** The types whose form chooses a product; the others speak of one that is already delivered. */
function needsNniChoice(type: DocumentType): boolean {
  return type === "Order" || type === "Inquiry" || type === "AvailabilityRequest";
}

function asksForNni({ needsNni, category }: OfferedProduct): boolean {
  return needsNni || categoryFields[category].required.includes("nniFromId");
}

import type { Kysely, Selectable } from "kysely";
import type { EventProductsTable } from "../platform/database/schema.generated.ts";
import type { Database } from "../platform/database/schema.ts";
import type { OrderableProduct } from "../products/load-orderable-products.ts";

export type StoredEventProduct = Selectable<EventProductsTable>;

/** The products of a document that the caller has loaded within its scope, in their order. */
export async function loadEventProducts(db: Kysely<Database>, documentId: number): Promise<StoredEventProduct[]> {
  return await db
    .selectFrom("event_products")
    .selectAll()
    .where("document_id", "=", documentId)
    .orderBy("position")
    .orderBy("product_id")
    .execute();
}

/** A stored product as a request would give it. */
export function givenProduct({ product_id, custom_fields }: StoredEventProduct): Chosen {
  return { productId: product_id, customFields: custom_fields as Record<string, string | null> };
}

type Chosen = { productId: string; customFields?: Readonly<Record<string, string | null>> | undefined };

/** Makes these the products of a document, in this order: new ones at today's fees, kept ones with the prices they have. */
export async function chooseEventProducts(
  db: Kysely<Database>,
  documentId: number,
  products: readonly OrderableProduct[],
  chosen: readonly Chosen[],
): Promise<void> {
  const ids = products.map(({ id }) => id);
  const fieldsOf = (id: string) => chosen.find(({ productId }) => productId.toLowerCase() === id)?.customFields ?? {};
  await db
    .deleteFrom("event_products")
    .where("document_id", "=", documentId)
    .where("product_id", "not in", ids)
    .execute();
  await db
    .insertInto("event_products")
    .values(
      products.map(({ id, name, initialFee, monthlyFee }, position) => ({
        document_id: documentId,
        product_id: id,
        position,
        product_name: name,
        product_price: initialFee,
        month_price: monthlyFee,
        custom_fields: JSON.stringify(fieldsOf(id)),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["document_id", "product_id"]).doUpdateSet(({ ref }) => ({
        position: ref("excluded.position"),
        custom_fields: ref("excluded.custom_fields"),
      })),
    )
    .execute();
}

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

/** Adds products with the fees that their supplier asks now; positions follow those already there. */
export async function insertEventProducts(
  db: Kysely<Database>,
  documentId: number,
  products: readonly OrderableProduct[],
  chosen: readonly Chosen[],
  firstPosition = 0,
): Promise<void> {
  const fieldsOf = (id: string) => chosen.find(({ productId }) => productId.toLowerCase() === id)?.customFields ?? {};
  await db
    .insertInto("event_products")
    .values(
      products.map(({ id, name, initialFee, monthlyFee }, index) => ({
        document_id: documentId,
        product_id: id,
        position: firstPosition + index,
        product_name: name,
        product_price: initialFee,
        month_price: monthlyFee,
        custom_fields: JSON.stringify(fieldsOf(id)),
      })),
    )
    .execute();
}

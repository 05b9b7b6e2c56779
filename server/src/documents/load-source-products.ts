import { pricedProducts } from "@runko/domain/documents/product-fees";
import type { SourceMode } from "@runko/domain/documents/document-states";
import { sql, type Kysely } from "kysely";
import { prepared } from "../platform/database/name-prepared.ts";
import type { Database } from "../platform/database/schema.ts";
import { loadEventProducts, type SourceProducts } from "./event-product-store.ts";

type Joined = { mode: SourceMode | null | undefined; sourceId: number | null | undefined };

/** Undefined of a document that comes otherwise. */
export async function loadSourceProducts(
  db: Kysely<Database>,
  { mode, sourceId }: Joined,
): Promise<SourceProducts | undefined> {
  if ((mode !== "FROM_EXISTING" && mode !== "ORDER") || !sourceId) return undefined;
  const products = await loadEventProducts(db, [sourceId]);
  const told = products
    .filter(({ active }) => active)
    .map(({ product_id, product_price, month_price, active }) => {
      return { productId: product_id, productPrice: product_price, monthPrice: month_price, active };
    });
  if (mode === "FROM_EXISTING") return { mode, products: told };
  const { rows } = await sql<{ details: object }>`${sql.raw(prepared)}
    SELECT details FROM documents WHERE id = ${sourceId}`.execute(db);
  return { mode, products: pricedProducts(told, rows[0]?.details ?? {}) };
}

/** Marks which products of an offer an order took; none when it was cancelled (D-40). */
export async function markOrderedProducts(
  db: Kysely<Database>,
  offerId: number,
  productIds: readonly string[],
): Promise<void> {
  await db
    .updateTable("event_products")
    .set({ ordered: sql<boolean>`product_id = ANY(${productIds}::uuid[])` })
    .where("document_id", "=", offerId)
    .execute();
}

import { byArea, type ProductArea } from "@runko/domain/products/product-areas";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type AreaOfProduct = Pick<ProductArea, "kind" | "code" | "verdict"> & {
  productId: string;
  /** Of a municipality. */
  name: string | null;
};

/** What is said of the areas of each of the products, without notes and terms. */
export async function findAreasOf(db: Kysely<Database>, productIds: readonly string[]): Promise<AreaOfProduct[]> {
  const { rows } = await sql<AreaOfProduct>`
    SELECT a.product_id AS "productId", a.kind, a.code, a.verdict, m.name_fi AS name
    FROM product_areas a LEFT JOIN municipalities m ON a.kind = 'municipality' AND m.code = a.key
    WHERE a.product_id = ANY(${productIds}::uuid[])`.execute(db);
  return rows.toSorted(byArea);
}

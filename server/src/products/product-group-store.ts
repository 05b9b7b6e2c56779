import type { ProductGroupFields } from "@runko/domain/products/product-schema";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

const columns = ({ name, category, multiProduct }: ProductGroupFields) => ({
  name,
  category,
  multi_product: multiProduct,
});

export async function insertProductGroup(
  trx: Transaction<Database>,
  id: string,
  fields: ProductGroupFields,
): Promise<void> {
  await trx
    .insertInto("product_groups")
    .values({ id, ...columns(fields) })
    .execute();
}

/** The group, which nobody else changes or begins to use until the transaction ends. */
export async function lockProductGroup(
  trx: Transaction<Database>,
  id: string,
): Promise<ProductGroupFields | undefined> {
  return await trx
    .selectFrom("product_groups")
    .select(["name", "category", "multi_product as multiProduct"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateProductGroup(
  trx: Transaction<Database>,
  id: string,
  fields: ProductGroupFields,
): Promise<void> {
  await trx.updateTable("product_groups").set(columns(fields)).where("id", "=", id).execute();
}

export async function deleteProductGroup(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom("product_groups").where("id", "=", id).execute();
}

type GroupUses = { products: number; commonProducts: number; nnis: number; documents: boolean };

/** What would lose its group with it. */
export async function loadGroupUses(trx: Transaction<Database>, id: string): Promise<GroupUses> {
  const count = (table: string) => sql`(SELECT count(*) FROM ${sql.table(table)} WHERE product_group_id = ${id})`;
  const { rows } = await sql<GroupUses>`
    SELECT ${count("products")} AS products, ${count("common_products")} AS "commonProducts",
      ${count("nni_product_groups")} AS nnis,
      EXISTS (SELECT FROM documents WHERE product_group_id = ${id}) AS documents`.execute(trx);
  return rows[0] ?? { products: 0, commonProducts: 0, nnis: 0, documents: false };
}

/** Whether the group is there; it stays until the transaction ends. */
export async function keepProductGroup(trx: Transaction<Database>, id: string): Promise<boolean> {
  const row = await trx.selectFrom("product_groups").select("id").where("id", "=", id).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

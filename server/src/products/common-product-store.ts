import type { CommonProductFields } from "@runko/domain/products/product-schema";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

const columns = ({ name, description, productGroupId }: CommonProductFields) => ({
  name,
  description,
  product_group_id: productGroupId,
});

export async function insertCommonProduct(
  trx: Transaction<Database>,
  id: string,
  fields: CommonProductFields,
): Promise<void> {
  await trx
    .insertInto("common_products")
    .values({ id, ...columns(fields) })
    .execute();
}

/** The common product, which nobody else changes or begins to use until the transaction ends. */
export async function lockCommonProduct(
  trx: Transaction<Database>,
  id: string,
): Promise<CommonProductFields | undefined> {
  return await trx
    .selectFrom("common_products")
    .select(["name", "description", "product_group_id as productGroupId"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateCommonProduct(
  trx: Transaction<Database>,
  id: string,
  fields: CommonProductFields,
): Promise<void> {
  await trx.updateTable("common_products").set(columns(fields)).where("id", "=", id).execute();
}

export async function deleteCommonProduct(trx: Transaction<Database>, id: string): Promise<void> {
  await trx.deleteFrom("common_products").where("id", "=", id).execute();
}

/** How many products of suppliers are made of it. */
export async function countProductsOfCommon(trx: Transaction<Database>, id: string): Promise<number> {
  const { amount } = await trx
    .selectFrom("products")
    .select(({ fn }) => fn.countAll<number>().as("amount"))
    .where("common_product_id", "=", id)
    .executeTakeFirstOrThrow();
  return amount;
}

/** Whether the common product is there; it stays until the transaction ends. */
export async function keepCommonProduct(trx: Transaction<Database>, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom("common_products")
    .select("id")
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

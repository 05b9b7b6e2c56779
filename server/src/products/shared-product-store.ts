import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { ProductKey } from "./product-store.ts";

export type SharedProduct = { ownerId: string; name: string };

/** The product with whom it belongs to; it stays until the transaction ends. The caller judges who may know of it. */
export async function keepProduct(trx: Transaction<Database>, productId: string): Promise<SharedProduct | undefined> {
  return await trx
    .selectFrom("products")
    .select(["organization_id as ownerId", "name"])
    .where("id", "=", productId)
    .forKeyShare()
    .executeTakeFirst();
}

/** The product if it is shared to the organization, which nobody else changes until the transaction ends. */
export async function lockSharedProduct(
  trx: Transaction<Database>,
  { organizationId, productId }: ProductKey,
): Promise<SharedProduct | undefined> {
  return await trx
    .selectFrom("sub_organization_products as s")
    .innerJoin("products as p", "p.id", "s.product_id")
    .select(["p.organization_id as ownerId", "p.name"])
    .where("s.organization_id", "=", organizationId)
    .where("s.product_id", "=", productId)
    .forUpdate("s")
    .executeTakeFirst();
}

/** Whether the product was not yet shared to the organization. */
export async function insertSharedProduct(
  trx: Transaction<Database>,
  { organizationId, productId }: ProductKey,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("sub_organization_products")
    .values({ organization_id: organizationId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteSharedProduct(
  trx: Transaction<Database>,
  { organizationId, productId }: ProductKey,
): Promise<void> {
  await trx
    .deleteFrom("sub_organization_products")
    .where("organization_id", "=", organizationId)
    .where("product_id", "=", productId)
    .execute();
}

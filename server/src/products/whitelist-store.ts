import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Whether the subscriber was not yet on the whitelist; the caller has locked the product within its organization. */
export async function insertWhitelisted(
  trx: Transaction<Database>,
  productId: string,
  subscriberId: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("product_whitelists")
    .values({ product_id: productId, subscriber_id: subscriberId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes one subscriber off the whitelist, or all of them; answers their names by id. */
export async function deleteWhitelisted(
  trx: Transaction<Database>,
  productId: string,
  subscriberId: string | undefined,
): Promise<string[]> {
  const rows = await trx
    .deleteFrom("product_whitelists as w")
    .using("organizations as o")
    .whereRef("o.id", "=", "w.subscriber_id")
    .where("w.product_id", "=", productId)
    .$if(subscriberId !== undefined, (query) => query.where("w.subscriber_id", "=", subscriberId ?? ""))
    .returning("o.name")
    .execute();
  return rows.map(({ name }) => name);
}

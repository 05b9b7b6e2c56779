import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type SupplierInfo = { customerNumber: string; contractNumber: string; info: string };

/** What a supplier has written about one subscriber; empty texts when it has written nothing (D-18). */
export async function loadSupplierInfo(
  db: Kysely<Database>,
  supplierId: string,
  subscriberId: string,
): Promise<SupplierInfo> {
  const row = await db
    .selectFrom("subscribers_info")
    .select(["customer_number as customerNumber", "contract_number as contractNumber", "info"])
    .where("supplier_id", "=", supplierId)
    .where("subscriber_id", "=", subscriberId)
    .executeTakeFirst();
  return row ?? { customerNumber: "", contractNumber: "", info: "" };
}

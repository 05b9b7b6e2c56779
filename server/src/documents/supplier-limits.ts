import type { DateLimits } from "@runko/domain/organizations/date-limits";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** The date limits that a supplier has set (D-16). */
export async function loadSupplierLimits(db: Kysely<Database>, supplierId: string): Promise<DateLimits> {
  const row = await db
    .selectFrom("organizations")
    .select(["minimum_normal_delivery_days", "delivery_check_days"])
    .where("id", "=", supplierId)
    .executeTakeFirstOrThrow();
  return { minimumNormalDeliveryDays: row.minimum_normal_delivery_days, deliveryCheckDays: row.delivery_check_days };
}

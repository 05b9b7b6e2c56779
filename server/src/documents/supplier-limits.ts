import type { DateLimits } from "@runko/domain/organizations/date-limits";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { SaidOfService } from "../organizations/service-times.ts";

/** What a supplier has said of its days (D-16) and of its service. */
export type SupplierLimits = DateLimits & { serviceTimes: SaidOfService };

/** The date limits that a supplier has set, with its service times. */
export async function loadSupplierLimits(db: Kysely<Database>, supplierId: string): Promise<SupplierLimits> {
  const row = await db
    .selectFrom("organizations")
    .select(["minimum_normal_delivery_days", "delivery_check_days", "service_times"])
    .where("id", "=", supplierId)
    .executeTakeFirstOrThrow();
  return {
    minimumNormalDeliveryDays: row.minimum_normal_delivery_days,
    deliveryCheckDays: row.delivery_check_days,
    serviceTimes: row.service_times as SaidOfService,
  };
}

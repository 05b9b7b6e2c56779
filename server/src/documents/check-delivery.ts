import { checkDeliveryCheck } from "@runko/domain/documents/check-delivery-check";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DateLimits } from "@runko/domain/organizations/date-limits";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Issue } from "@runko/domain/values/issue";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

type Checked = {
  fields: DocumentFields;
  before?: DocumentFields;
  /** The order that the fault came from. */
  orderId: number | null;
  limits: DateLimits;
  now: Date;
};

/** Whether a fault may be a delivery checking of its order now (D-16); with paths as the request has them. */
export async function deliveryCheckIssues(db: Kysely<Database>, checked: Checked): Promise<Issue[]> {
  const { fields, before, orderId, limits, now } = checked;
  if (fields.faultType !== "deliveryChecking" || orderId === null) return [];
  const order = await db
    .selectFrom("documents")
    .select("actual_delivery_date")
    .where("id", "=", orderId)
    .executeTakeFirst();
  const delivery = { deliveredOn: order?.actual_delivery_date ?? null, today: todayInHelsinki(now), limits };
  return checkDeliveryCheck(fields, delivery, before).map((issue) => ({ ...issue, path: `document.${issue.path}` }));
}

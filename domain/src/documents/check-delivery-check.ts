import { mayFileDeliveryCheck, type DateLimits } from "../organizations/date-limits.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { Issue } from "../values/issue.ts";
import type { DocumentFields } from "./document-fields-schema.ts";

type Delivery = {
  /** When the order that the fault is about was delivered; null when no order is known. */
  deliveredOn: CalendarDate | null;
  today: CalendarDate;
  limits: DateLimits;
};

/** A delivery checking is filed within the supplier's days after the delivery; one that is filed already may stay (D-16). */
export function checkDeliveryCheck(
  fields: DocumentFields,
  { deliveredOn, today, limits }: Delivery,
  before?: DocumentFields,
): Issue[] {
  const isNew = fields.faultType === "deliveryChecking" && before?.faultType !== "deliveryChecking";
  if (!isNew || deliveredOn === null || mayFileDeliveryCheck(deliveredOn, today, limits)) return [];
  return [{ path: "faultType", code: "DELIVERY_CHECK_TOO_LATE", params: { days: limits.deliveryCheckDays } }];
}

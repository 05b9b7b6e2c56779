import { addDays } from "../values/calendar-date.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { firstNormalDeliveryDate } from "../values/working-days.ts";

/** A supplier's limits: working days before a normal delivery, days after delivery to ask for its checking (D-16). */
export type DateLimits = { minimumNormalDeliveryDays: number; deliveryCheckDays: number };

export const defaultDateLimits: DateLimits = { minimumNormalDeliveryDays: 10, deliveryCheckDays: 14 };

/** The first day for which this supplier's normal delivery may be requested. */
export function firstNormalDate(today: CalendarDate, limits: DateLimits = defaultDateLimits): CalendarDate {
  return firstNormalDeliveryDate(today, limits.minimumNormalDeliveryDays);
}

/** Whether a `deliveryChecking` fault may still be filed; after its last day it must be a `fault`. */
export function mayFileDeliveryCheck(
  actualDeliveryDate: CalendarDate,
  today: CalendarDate,
  limits: DateLimits = defaultDateLimits,
): boolean {
  return today <= addDays(actualDeliveryDate, limits.deliveryCheckDays);
}

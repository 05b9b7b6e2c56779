import type { DayNumber } from "../values/calendar-date.ts";
import { dayMs } from "../values/durations.ts";
import { fromHelsinki, toHelsinki } from "../values/helsinki-clock.ts";
import { addServiceDays, MOST_DAYS, planOf, type ServiceCalendar } from "./service-calendar.ts";

/** A supplier's calendar, or all hours of all days. */
export type Counting = ServiceCalendar | "always";

export const targetUnits = ["minutes", "hours", "days"] as const;
export type TargetUnit = (typeof targetUnits)[number];
export type Duration = { readonly amount: number; readonly unit: TargetUnit };

/** The day that the clock shows. */
const dayOf = (wall: number): DayNumber => Math.floor(wall / dayMs);

/** The day it is in Helsinki at an instant in milliseconds. */
export const dayAt = (instant: number): DayNumber => dayOf(toHelsinki(instant));

/** How long the supplier was open between two instants, in milliseconds. */
export function openTime(counting: Counting, from: number, to: number): number {
  if (to <= from) return 0;
  if (counting === "always") return to - from;
  const [start, end] = [toHelsinki(from), toHelsinki(to)];
  let sum = 0;
  for (let day = dayOf(start); day * dayMs < end; day += 1) {
    const open = planOf(counting, day).opening;
    if (open) sum += Math.max(0, Math.min(end, open.to) - Math.max(start, open.from));
  }
  return sum;
}

/** The instant by which the supplier has been open for so long since another one. */
export function addOpenTime(counting: Counting, from: number, duration: number): number {
  if (counting === "always") return from + duration;
  const start = toHelsinki(from);
  let left = duration;
  let day = dayOf(start);
  for (const last = day + MOST_DAYS; day < last; day += 1) {
    const open = planOf(counting, day).opening;
    const begins = open ? Math.max(start, open.from) : 0;
    const length = open ? open.to - begins : 0;
    if (length > 0 && left <= length) return fromHelsinki(begins + left);
    left -= Math.max(0, length);
  }
  return fromHelsinki(day * dayMs);
}

/** When the supplier closes on a day; at midnight where it does not open at all. */
function closingOf(calendar: ServiceCalendar, day: DayNumber): number {
  return fromHelsinki(planOf(calendar, day).opening?.to ?? (day + 1) * dayMs);
}

/** When the supplier opens on a day; at its beginning where it does not open at all. */
export function openingAt(calendar: ServiceCalendar, day: DayNumber): number {
  return fromHelsinki(planOf(calendar, day).opening?.from ?? day * dayMs);
}

const lengths = { minutes: 60_000, hours: 3_600_000, days: dayMs } as const satisfies Record<TargetUnit, number>;

/**
 * When what begins now is due. Hours run while the supplier is open; days end when it closes on the last of so many service
 * days after the day of the beginning, which is not counted (law 150/1930, 2 §).
 */
export function dueAfter(counting: Counting, from: number, { amount, unit }: Duration): number {
  if (counting === "always" || unit !== "days") return addOpenTime(counting, from, amount * lengths[unit]);
  return closingOf(counting, addServiceDays(counting, dayAt(from), amount));
}

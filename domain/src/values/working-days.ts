import { addDays, daysBetween, weekdayOf } from "./calendar-date.ts";
import type { CalendarDate } from "./calendar-date.ts";

/** Whether the day is from Monday to Friday; the specification excludes weekends and nothing else. */
export function isWorkingDay(date: CalendarDate): boolean {
  return weekdayOf(date) <= 5;
}

/** The day on which `days` working days after `date` have passed; `date` itself for 0 or less. */
export function addWorkingDays(date: CalendarDate, days: number): CalendarDate {
  let reached = date;
  for (let left = days; left > 0;) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left -= 1;
  }
  return reached;
}

/** Working days after `from` up to and with `to`; negative when `to` is earlier. */
export function workingDaysBetween(from: CalendarDate, to: CalendarDate): number {
  const days = daysBetween(from, to);
  // Of an earlier day these are a week too many, from which the days come back.
  const wholeWeeks = Math.floor(days / 7);
  let count = wholeWeeks * 5;
  for (let day = wholeWeeks * 7 + 1; day <= days; day += 1) {
    if (isWorkingDay(addDays(from, day))) count += 1;
  }
  return count;
}

/** The first day for which a `normal` delivery may be requested (D-16). */
export function firstNormalDeliveryDate(today: CalendarDate, minimumWorkingDays: number): CalendarDate {
  return addWorkingDays(today, minimumWorkingDays);
}

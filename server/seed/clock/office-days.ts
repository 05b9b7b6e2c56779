import { isWorkingDay } from "@runko/domain/values/working-days";
import { addDays, type CalendarDate } from "@runko/domain/values/calendar-date";

const fixedHolidays = new Set(["01-01", "01-06", "05-01", "12-06", "12-24", "12-25", "12-26"]);
const known = new Map<CalendarDate, boolean>();

/** Whether offices are open: a weekday that is none of the holidays with a fixed date. */
export function isOfficeDay(date: CalendarDate): boolean {
  const found = known.get(date);
  if (found !== undefined) return found;
  const isOpen = isWorkingDay(date) && !fixedHolidays.has(date.slice(5));
  known.set(date, isOpen);
  return isOpen;
}

/** This day, or the last before it on which offices were open. */
export function officeDayUntil(date: CalendarDate): CalendarDate {
  return isOfficeDay(date) ? date : officeDayUntil(addDays(date, -1));
}

/** This day, or the next on which offices are open. */
export function officeDayFrom(date: CalendarDate): CalendarDate {
  return isOfficeDay(date) ? date : officeDayFrom(addDays(date, 1));
}

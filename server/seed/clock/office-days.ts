import { isWorkingDay } from "@runko/domain/values/working-days";
import { addDays, type CalendarDate } from "@runko/domain/values/calendar-date";

const fixedHolidays = new Set(["01-01", "01-06", "05-01", "12-06", "12-24", "12-25", "12-26"]);

/** Whether offices are open: a weekday that is none of the holidays with a fixed date. */
export function isOfficeDay(date: CalendarDate): boolean {
  return isWorkingDay(date) && !fixedHolidays.has(date.slice(5));
}

/** This day, or the next on which offices are open. */
export function officeDayFrom(date: CalendarDate): CalendarDate {
  return isOfficeDay(date) ? date : officeDayFrom(addDays(date, 1));
}

/** The last day on which offices are open that is not after this one. */
export function officeDayUntil(date: CalendarDate): CalendarDate {
  return isOfficeDay(date) ? date : officeDayUntil(addDays(date, -1));
}

import { serviceDaysBetween, type ServiceCalendar } from "../service-times/service-calendar.ts";
import { dayNumberOf, type CalendarDate } from "../values/calendar-date.ts";

/** After so many service days of the supplier without an answer who was asked is reminded. */
export const reminderDays = [2, 5] as const;

/** How many reminders of a question asked on a day are due by today. */
export function remindersDue(calendar: ServiceCalendar, askedOn: CalendarDate, today: CalendarDate): number {
  const gone = serviceDaysBetween(calendar, dayNumberOf(askedOn), dayNumberOf(today));
  return reminderDays.filter((days) => gone >= days).length;
}

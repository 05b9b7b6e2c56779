import type { CalendarDate } from "../values/calendar-date.ts";
import { workingDaysBetween } from "../values/working-days.ts";

/** After so many working days without an answer who was asked is reminded. */
export const reminderDays = [2, 5] as const;

/** How many reminders of a question asked on a day are due by today. */
export const remindersDue = (askedOn: CalendarDate, today: CalendarDate): number =>
  reminderDays.filter((days) => workingDaysBetween(askedOn, today) >= days).length;

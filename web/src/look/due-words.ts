import type { ClockState } from "@runko/domain/documents/clock-state";
import { texts } from "@runko/domain/texts/texts";
import { daysBetween, isCalendarDate } from "@runko/domain/values/calendar-date";
import { dateOfInstant } from "@runko/domain/values/instant";

const words = texts.clocks;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const dayOf = (when: string): string => (isCalendarDate(when) ? when : dateOfInstant(when));

/** Days from now to when it is due: below 0 when it was due before today. */
const daysLeft = (when: string, now: string): number => daysBetween(dateOfInstant(now), dayOf(when));

const isLate = (when: string, now: string): boolean => (isCalendarDate(when) ? daysLeft(when, now) < 0 : now > when);

function lateWords(when: string, now: string): string {
  const days = -daysLeft(when, now);
  if (days > 0) return words.daysLate(days);
  const late = Date.parse(now) - Date.parse(when);
  return late < HOUR ? words.minutesLate(Math.floor(late / MINUTE)) : words.hoursLate(Math.floor(late / HOUR));
}

/** When something is due, an instant or a calendar date, as one says it now: `tänään klo 15.30`, `huomenna`, `2 pv myöhässä`. */
export function dueWords(when: string, now: string): string {
  if (isLate(when, now)) return lateWords(when, now);
  const days = daysLeft(when, now);
  if (days === 0) return isCalendarDate(when) ? words.thisDay : words.today(texts.formats.time(when));
  return days === 1 ? words.tomorrow : texts.formats.date(dayOf(when));
}

/** How many days are left until then, where it is further than tomorrow. */
export function daysLeftWords(when: string, now: string): string | undefined {
  const days = daysLeft(when, now);
  return days > 1 ? words.daysLeft(days) : undefined;
}

/** The day, and the time where there is one. */
export const exactWords = (when: string): string =>
  isCalendarDate(when) ? texts.formats.date(when) : texts.formats.instant(when);

/** Whether it is past, or today or tomorrow: what is said of it beside the day itself. */
export const isNear = (when: string, now: string): boolean => daysLeft(when, now) <= 1;

/** How it stands by its day alone, where no clock says it. */
export const dueState = (when: string, now: string): ClockState =>
  isLate(when, now) ? "late" : isNear(when, now) ? "atRisk" : "running";

import { texts } from "@runko/domain/texts/texts";
import { daysBetween } from "@runko/domain/values/calendar-date";
import { dateOfInstant } from "@runko/domain/values/instant";

const words = texts.clocks;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function lateWords(dueAt: string, now: string): string {
  const days = daysBetween(dateOfInstant(dueAt), dateOfInstant(now));
  if (days > 0) return words.daysLate(days);
  const late = Date.parse(now) - Date.parse(dueAt);
  return late < HOUR ? words.minutesLate(Math.floor(late / MINUTE)) : words.hoursLate(Math.floor(late / HOUR));
}

/** When something is due, as one says it now: `tänään klo 15.30`, `huomenna`, `2 pv myöhässä`. */
export function dueWords(dueAt: string, now: string): string {
  if (now > dueAt) return lateWords(dueAt, now);
  const day = dateOfInstant(dueAt);
  const days = daysBetween(dateOfInstant(now), day);
  if (days === 0) return words.today(texts.formats.time(dueAt));
  return days === 1 ? words.tomorrow : texts.formats.date(day);
}

/** How many days are left until then, where it is further than tomorrow. */
export function daysLeftWords(dueAt: string, now: string): string | undefined {
  const days = daysBetween(dateOfInstant(now), dateOfInstant(dueAt));
  return days > 1 ? words.daysLeft(days) : undefined;
}

import { isCalendarDate, type CalendarDate } from "@runko/domain/values/calendar-date";
import { dateOfInstant } from "@runko/domain/values/instant";

const form = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * The day of a date-time: its own where it is midnight of UTC or has no zone, else the day that it then is in Helsinki;
 * undefined of what is no day.
 */
export function dayOf(given: unknown): CalendarDate | undefined {
  const [, day = "", time, zone] = form.exec(String(given).trim()) ?? [];
  if (!isCalendarDate(day)) return undefined;
  if (time === undefined || zone === undefined) return day;
  if (zone === "Z" && /^00:00(:00(\.0+)?)?$/.test(time)) return day;
  const instant = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}${zone}`);
  return Number.isNaN(instant.getTime()) ? undefined : dateOfInstant(instant.toISOString());
}

/** A day of ours as the standard writes it: its midnight in UTC. */
export const midnightOf = (day: unknown): string | undefined =>
  typeof day === "string" ? `${day}T00:00:00.000Z` : undefined;

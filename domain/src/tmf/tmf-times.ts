import { addDays, isCalendarDate, type CalendarDate } from "../values/calendar-date.ts";
import { fromHelsinki } from "../values/helsinki-clock.ts";
import { dateOfInstant } from "../values/instant.ts";

const written =
  /^([0-9]{4}-[0-9]{2}-[0-9]{2})(?:T([0-9]{2}:[0-9]{2}(?::[0-9]{2})?)(\.[0-9]{1,9})?(Z|[+-][0-9]{2}:?[0-9]{2})?)?$/;

/** An instant as the façade writes it, with milliseconds and `Z`. Source: beyond A3 */
export const tmfInstant = (instant: string | number): string => new Date(instant).toISOString();

/** A day as the façade writes it: its midnight in UTC. */
export const tmfDay = (day: CalendarDate): string => `${day}T00:00:00.000Z`;

/** The last instant of a day in Helsinki: until then what ends on that day is valid. */
export function tmfEndOfDay(day: CalendarDate): string {
  return tmfInstant(fromHelsinki(Date.parse(tmfDay(addDays(day, 1)))) - 1);
}

/** Reads an instant of ISO 8601, one without offset as UTC; null when it is none. */
export function readTmfInstant(given: unknown): string | null {
  const match = typeof given === "string" ? written.exec(given.trim()) : null;
  const [day, time = "00:00", fraction = "", offset = "Z"] = match?.slice(1) ?? [];
  if (day === undefined || !isCalendarDate(day)) return null;
  const seconds = time.length === 5 ? `${time}:00` : time;
  const at = Date.parse(`${day}T${seconds}${fraction}${offset.replace(/^(...)(..)$/, "$1:$2")}`);
  if (Number.isNaN(at)) return null;
  const instant = new Date(at).toISOString();
  return isCalendarDate(instant.slice(0, 10)) ? instant : null;
}

/** Reads a day, the one that it is in Helsinki; of no time or midnight in UTC as it stands, for that is ahead. null when it is none. */
export function readTmfDay(given: unknown): CalendarDate | null {
  const instant = readTmfInstant(given);
  return instant === null ? null : dateOfInstant(instant);
}

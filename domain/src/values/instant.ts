import { isCalendarDate } from "./calendar-date.ts";
import type { CalendarDate } from "./calendar-date.ts";
import { fromHelsinki, toHelsinki } from "./helsinki-clock.ts";

const instantForm = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,6})?Z$/;

/** Whether the text is an instant as the API sends it: ISO 8601 with `Z` (D-6). */
export function isInstant(text: string): boolean {
  return instantForm.test(text) && isCalendarDate(text.slice(0, 10));
}

/** The Helsinki day of an instant. */
export function dateOfInstant(instant: string): CalendarDate {
  return new Date(toHelsinki(Date.parse(instant))).toISOString().slice(0, 10);
}

const timeForm = /^(?:[01]?[0-9]|2[0-3])[.:][0-5][0-9]$/;

/** Reads a time of day, `14.07`, `14:07` or `9.05`, as `14:07`; null when it is none. */
export function parseTimeInput(input: string): string | null {
  const time = input.trim();
  return timeForm.test(time) ? time.replace(".", ":").padStart("14:07".length, "0") : null;
}

/**
 * The instant at which the clock in Helsinki shows this time (`14:07`) on this day; of the two on the night
 * that the clock goes back the earlier, and null for the hour that the clock jumps over.
 */
export function instantInHelsinki(date: CalendarDate, time: string): string | null {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const instant = fromHelsinki(wanted);
  return toHelsinki(instant) === wanted ? new Date(instant).toISOString() : null;
}

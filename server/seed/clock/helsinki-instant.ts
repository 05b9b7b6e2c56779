import type { CalendarDate } from "@runko/domain/values/calendar-date";
import { instantInHelsinki } from "@runko/domain/values/instant";

const middays = new Map<CalendarDate, number>();

function middayOf(date: CalendarDate): number {
  const known = middays.get(date);
  if (known !== undefined) return known;
  const midday = Date.parse(instantInHelsinki(date, "12:00") ?? "");
  middays.set(date, midday);
  return midday;
}

/** Milliseconds of a time of day in Helsinki, given as minutes after midnight, from six in the morning on. */
export function helsinkiTime(date: CalendarDate, minutes: number): number {
  return middayOf(date) + Math.round((minutes - 12 * 60) * 60_000);
}

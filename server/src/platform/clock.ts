import type { CalendarDate } from "@runko/domain/values/calendar-date";
import { helsinkiClock } from "@runko/domain/values/helsinki-clock";

/** Where the portal takes the time from, so that a test can set it. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** The day that Helsinki has now (D-6). */
export function todayOf(clock: Clock): CalendarDate {
  return helsinkiClock(clock.now()).date;
}

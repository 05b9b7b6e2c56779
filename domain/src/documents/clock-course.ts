import { addOpenTime, dueAfter, openingAt, openTime, type Counting } from "../service-times/open-time.ts";
import { addServiceDays, type ServiceCalendar } from "../service-times/service-calendar.ts";
import type { ServiceTarget } from "../service-times/service-targets.ts";
import type { ServiceTimes } from "../service-times/service-times.ts";
import { dayNumberOf, type CalendarDate } from "../values/calendar-date.ts";
import { dayMs } from "../values/durations.ts";
import { fromHelsinki } from "../values/helsinki-clock.ts";
import type { PauseReason } from "./pause-reason.ts";

export type Pause = { from: string; to: string | null; why: PauseReason };

/** How a clock with a target has gone so far; instants as JSON has them. */
export type Course = { startedAt: string; target: ServiceTarget; pauses: readonly Pause[] };

/** When it is due, and from when on it is at risk. */
export type Due = { dueAt: string; riskAt: string };

const iso = (instant: number): string => new Date(instant).toISOString();

const countingOf = ({ target }: Course, calendar: ServiceCalendar): Counting => (target.always ? "always" : calendar);

/** The open time that a target holds: all that runs from the beginning until it is first due. */
function wholeOf(course: Course, counting: Counting): number {
  const start = Date.parse(course.startedAt);
  return openTime(counting, start, dueAfter(counting, start, course.target));
}

/** When so much open time has run, pauses left out; of a clock that stands, as if it went on where it stopped. */
function reachedAt({ startedAt, pauses }: Course, counting: Counting, duration: number): number {
  let [from, left] = [Date.parse(startedAt), duration];
  for (const pause of pauses) {
    const stops = Date.parse(pause.from);
    const ran = openTime(counting, from, stops);
    if (ran >= left) break;
    left -= ran;
    from = pause.to === null ? stops : Date.parse(pause.to);
  }
  return addOpenTime(counting, from, left);
}

/** When a target is due and at risk, by its course and the supplier's calendar alone. */
export function dueOfCourse(course: Course, times: ServiceTimes): Due {
  const counting = countingOf(course, times);
  const whole = wholeOf(course, counting);
  const share = Math.round((whole * times.riskPercent) / 100);
  return { dueAt: iso(reachedAt(course, counting, whole)), riskAt: iso(reachedAt(course, counting, share)) };
}

/** The open time that had gone by an instant, pauses left out. */
function goneBy({ startedAt, pauses }: Course, counting: Counting, end: number): number {
  let [from, gone] = [Date.parse(startedAt), 0];
  for (const pause of pauses) {
    gone += openTime(counting, from, Math.min(Date.parse(pause.from), end));
    from = pause.to === null ? end : Date.parse(pause.to);
  }
  return gone + openTime(counting, from, end);
}

/** The share of a target that had gone by an instant, in percent, pauses left out. */
export function percentOfCourse(course: Course, times: ServiceTimes, until: string): number {
  const counting = countingOf(course, times);
  const whole = wholeOf(course, counting);
  return whole === 0 ? 100 : Math.floor((goneBy(course, counting, Date.parse(until)) * 100) / whole);
}

/** How many minutes of service something ran, and stood. */
export type Took = { run: number; stood: number };

export function tookUntil(course: Course, times: ServiceTimes, until: string): Took {
  const counting = countingOf(course, times);
  const end = Date.parse(until);
  const run = goneBy(course, counting, end);
  const stood = openTime(counting, Date.parse(course.startedAt), end) - run;
  return { run: Math.round(run / 60_000), stood: Math.round(stood / 60_000) };
}

/** The last minute of the day. */
const END_OF_DAY = (24 * 60 - 1) * 60_000;

/** A promised day ends at midnight, and is at risk from the opening so many service days before. */
export function dueOfDay(date: CalendarDate, riskDays: number, calendar: ServiceCalendar): Due {
  const day = dayNumberOf(date);
  const dueAt = iso(fromHelsinki(day * dayMs + END_OF_DAY));
  return { dueAt, riskAt: iso(openingAt(calendar, addServiceDays(calendar, day, -riskDays))) };
}

import { dayMs } from "./durations.ts";
import { helsinkiClock } from "./helsinki-clock.ts";

const firstYear = 1900;

/** A day without time, `YYYY-MM-DD` (D-6). Such texts sort and compare as they stand. */
export type CalendarDate = string;

const toUtc = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (time: number): CalendarDate => new Date(time).toISOString().slice(0, 10);

/** The date of a year, month (1 to 12) and day, or null when the calendar has no such day. */
export function calendarDateOf(year: number, month: number, day: number): CalendarDate | null {
  const text = [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
  return isCalendarDate(text) ? text : null;
}

/** Whether the text is a real day `YYYY-MM-DD` from 1900 on. */
export function isCalendarDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) || Number(text.slice(0, 4)) < firstYear) return false;
  const time = toUtc(text);
  return !Number.isNaN(time) && fromUtc(time) === text;
}

/** Negative, zero or positive as `a` is before, on or after `b`. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Days since 1 January 1970. */
export type DayNumber = number;

export const dayNumberOf = (date: CalendarDate): DayNumber => toUtc(date) / dayMs;
export const dateOfDayNumber = (day: DayNumber): CalendarDate => fromUtc(day * dayMs);

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtc(toUtc(date) + days * dayMs);
}

/** The same day of another month; the month's last day where it has no such day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return fromUtc(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/** Days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((toUtc(to) - toUtc(from)) / dayMs);
}

/** Day of the week from 1 (Monday) to 7 (Sunday). */
export function weekdayOf(date: CalendarDate): number {
  return new Date(toUtc(date)).getUTCDay() || 7;
}

const HOUR = 3_600_000;
let lastAsked = { hour: NaN, date: "" };

/** The day it is in Helsinki at this instant. */
export function todayInHelsinki(now: Date): CalendarDate {
  const hour = Math.floor(now.getTime() / HOUR);
  // Days begin there on the hour, and formatting takes longer than all the rules of a document.
  if (hour !== lastAsked.hour) lastAsked = { hour, date: helsinkiClock(now).date };
  return lastAsked.date;
}

/** Whether the whole day is over in Helsinki: today is not past (D-6). */
export function isPast(date: CalendarDate, now: Date): boolean {
  return date < todayInHelsinki(now);
}

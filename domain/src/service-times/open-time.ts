import type { CalendarDate } from "../values/calendar-date.ts";
import { fromHelsinki, toHelsinki } from "../values/helsinki-clock.ts";
import { addServiceDays, hoursOn, type ServiceCalendar } from "./service-calendar.ts";

/** A supplier's calendar, or all hours of all days. */
export type Counting = ServiceCalendar | "always";

export const targetUnits = ["minutes", "hours", "days"] as const;
export type TargetUnit = (typeof targetUnits)[number];
export type Duration = { readonly amount: number; readonly unit: TargetUnit };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A calendar that is closed for years has no next opening. */
const MOST_DAYS = 4000;

const dayOf = (wall: number): number => Math.floor(wall / DAY);
const dateOf = (day: number): CalendarDate => new Date(day * DAY).toISOString().slice(0, 10);
const timeOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5)) * MINUTE;

type Opening = { from: number; to: number };

const remembered = new WeakMap<ServiceCalendar, Map<number, Opening | null>>();

function openingsOf(calendar: ServiceCalendar): Map<number, Opening | null> {
  const found = remembered.get(calendar);
  if (found && found.size < MOST_DAYS) return found;
  const made = new Map<number, Opening | null>();
  remembered.set(calendar, made);
  return made;
}

/** From when to when the supplier is open on a day, as the clock shows; days are numbered from the beginning of 1970. */
function openingOf(calendar: ServiceCalendar, day: number): Opening | null {
  const openings = openingsOf(calendar);
  const known = openings.get(day);
  if (known !== undefined) return known;
  const hours = hoursOn(calendar, dateOf(day));
  const opening = hours && { from: day * DAY + timeOf(hours.from), to: day * DAY + timeOf(hours.to) };
  openings.set(day, opening);
  return opening;
}

/** How long the supplier was open between two instants, in milliseconds. */
export function openTime(counting: Counting, from: number, to: number): number {
  if (to <= from) return 0;
  if (counting === "always") return to - from;
  const [start, end] = [toHelsinki(from), toHelsinki(to)];
  let sum = 0;
  for (let day = dayOf(start); day * DAY < end; day += 1) {
    const open = openingOf(counting, day);
    if (open) sum += Math.max(0, Math.min(end, open.to) - Math.max(start, open.from));
  }
  return sum;
}

/** The instant by which the supplier has been open for so long since another one. */
export function addOpenTime(counting: Counting, from: number, duration: number): number {
  if (counting === "always") return from + duration;
  const start = toHelsinki(from);
  let left = duration;
  let day = dayOf(start);
  for (const last = day + MOST_DAYS; day < last; day += 1) {
    const open = openingOf(counting, day);
    const begins = open ? Math.max(start, open.from) : 0;
    const length = open ? open.to - begins : 0;
    if (length > 0 && left <= length) return fromHelsinki(begins + left);
    left -= Math.max(0, length);
  }
  return fromHelsinki(day * DAY);
}

const numberOf = (date: CalendarDate): number => dayOf(Date.parse(`${date}T00:00:00Z`));

/** When the supplier closes on a day; at midnight where it does not open at all. */
function closingOf(calendar: ServiceCalendar, date: CalendarDate): number {
  const day = numberOf(date);
  return fromHelsinki(openingOf(calendar, day)?.to ?? (day + 1) * DAY);
}

/** When the supplier opens on a day; at its beginning where it does not open at all. */
export function openingAt(calendar: ServiceCalendar, date: CalendarDate): number {
  const day = numberOf(date);
  return fromHelsinki(openingOf(calendar, day)?.from ?? day * DAY);
}

const lengths = { minutes: MINUTE, hours: HOUR, days: DAY } as const satisfies Record<TargetUnit, number>;

/**
 * When what begins now is due. Hours run while the supplier is open; days end when it closes on the last of so many service
 * days after the day of the beginning, which is not counted (law 150/1930, 2 §).
 */
export function dueAfter(counting: Counting, from: number, { amount, unit }: Duration): number {
  if (counting === "always" || unit !== "days") return addOpenTime(counting, from, amount * lengths[unit]);
  return closingOf(counting, addServiceDays(counting, dateOf(dayOf(toHelsinki(from))), amount));
}

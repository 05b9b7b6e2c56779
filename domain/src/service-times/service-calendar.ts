import { addDays, weekdayOf, type CalendarDate } from "../values/calendar-date.ts";
import { daysOffOn, type DayOff } from "./days-off.ts";

/** From and to a time of the clock in Helsinki, `08:00`. */
export type OpenHours = { readonly from: string; readonly to: string };

/** A day on which a supplier is open or closed in its own way. */
export type CalendarException = {
  readonly date: CalendarDate;
  readonly hours: OpenHours | null;
  readonly reason: string;
};

/** When a supplier serves. */
export type ServiceCalendar = {
  /** Of each weekday, Monday first; null: closed. */
  readonly hours: readonly (OpenHours | null)[];
  /** The days off on which it serves all the same. */
  readonly worked: readonly DayOff[];
  readonly exceptions: readonly CalendarException[];
};

const officeHours: OpenHours = { from: "08:00", to: "16:00" };

/** That of a supplier who has said nothing. */
export const defaultCalendar: ServiceCalendar = {
  hours: [officeHours, officeHours, officeHours, officeHours, officeHours, null, null],
  worked: [],
  exceptions: [],
};

/** Why a day that would be open by its weekday is not: days off by name, or what the supplier says. */
export type Closure = { date: CalendarDate; days: readonly DayOff[]; reason: string | null };

type DayPlan = { hours: OpenHours | null; closure: Closure | null };

const compiled = new WeakMap<ServiceCalendar, ReadonlyMap<CalendarDate, CalendarException>>();

function exceptionsOf(calendar: ServiceCalendar): ReadonlyMap<CalendarDate, CalendarException> {
  const found = compiled.get(calendar);
  if (found) return found;
  const made = new Map(calendar.exceptions.map((exception) => [exception.date, exception]));
  compiled.set(calendar, made);
  return made;
}

function planOf(calendar: ServiceCalendar, date: CalendarDate): DayPlan {
  const usual = calendar.hours[weekdayOf(date) - 1] ?? null;
  const exception = exceptionsOf(calendar).get(date);
  if (exception) {
    const closed = usual !== null && exception.hours === null;
    return { hours: exception.hours, closure: closed ? { date, days: [], reason: exception.reason } : null };
  }
  if (usual === null) return { hours: null, closure: null };
  const days = daysOffOn(date).filter((day) => !calendar.worked.includes(day));
  return days.length === 0 ? { hours: usual, closure: null } : { hours: null, closure: { date, days, reason: null } };
}

/** When the supplier is open on this day; null on a day that is no service day. */
export const hoursOn = (calendar: ServiceCalendar, date: CalendarDate): OpenHours | null =>
  planOf(calendar, date).hours;

/** Whether it is a day on which the supplier serves (palvelupäivä), which is another thing than a working day of D-16. */
export const isServiceDay = (calendar: ServiceCalendar, date: CalendarDate): boolean =>
  hoursOn(calendar, date) !== null;

/** Beyond this nobody waits: a calendar that is closed for years has no next service day. */
const MOST_DAYS = 4000;

/** The day that is so many service days after the date, which itself is not counted; before it when `days` is negative. */
export function addServiceDays(calendar: ServiceCalendar, date: CalendarDate, days: number): CalendarDate {
  const step = Math.sign(days);
  let reached = date;
  for (let left = Math.abs(days), gone = 0; left > 0 && gone < MOST_DAYS; gone += 1) {
    reached = addDays(reached, step);
    if (isServiceDay(calendar, reached)) left -= 1;
  }
  return reached;
}

/** Service days after `from` up to and with `to`; 0 when `to` is not later. */
export function serviceDaysBetween(calendar: ServiceCalendar, from: CalendarDate, to: CalendarDate): number {
  let count = 0;
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) if (isServiceDay(calendar, date)) count += 1;
  return count;
}

/** The days after `from` up to and with `to` on which the supplier does not serve though the weekday is one of service. */
export function closuresBetween(calendar: ServiceCalendar, from: CalendarDate, to: CalendarDate): Closure[] {
  const found: Closure[] = [];
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) {
    const { closure } = planOf(calendar, date);
    if (closure) found.push(closure);
  }
  return found;
}

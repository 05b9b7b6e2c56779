import { dateOfDayNumber, dayNumberOf, weekdayOf, type CalendarDate, type DayNumber } from "../values/calendar-date.ts";
import { dayMs } from "../values/durations.ts";
import { remembered, rememberedWith } from "../values/remembered.ts";
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

/** When a supplier is open on a day, in milliseconds of a clock in Helsinki that knows no summer time; why it is not. */
type DayPlan = { opening: { from: number; to: number } | null; closure: Closure | null };

/** Beyond this nobody waits: a calendar that is closed for years has no next service day. */
export const MOST_DAYS = 4000;

type Exceptions = ReadonlyMap<CalendarDate, CalendarException>;

const timeOf = (time: string): number => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * 60_000;

const openingOf = (day: DayNumber, { from, to }: OpenHours) => ({
  from: day * dayMs + timeOf(from),
  to: day * dayMs + timeOf(to),
});

function makePlan(calendar: ServiceCalendar, exceptions: Exceptions, day: DayNumber): DayPlan {
  const date = dateOfDayNumber(day);
  const usual = calendar.hours[weekdayOf(date) - 1] ?? null;
  const exception = exceptions.get(date);
  const days = exception || !usual ? [] : daysOffOn(date).filter((off) => !calendar.worked.includes(off));
  const hours = exception ? exception.hours : days.length > 0 ? null : usual;
  const isClosed = usual !== null && hours === null;
  const closure = isClosed ? { date, days, reason: exception?.reason ?? null } : null;
  return { opening: hours && openingOf(day, hours), closure };
}

/** Remembered with the calendar, as clocks ask of the same weeks over and over. */
const plansOf = rememberedWith((calendar: ServiceCalendar) => {
  const exceptions: Exceptions = new Map(calendar.exceptions.map((exception) => [exception.date, exception]));
  return remembered((day: DayNumber) => makePlan(calendar, exceptions, day), MOST_DAYS);
});
export const planOf = (calendar: ServiceCalendar, day: DayNumber): DayPlan => plansOf(calendar)(day);

/** Whether it is a day on which the supplier serves (palvelupäivä), which is another thing than a working day of D-16. */
export const isServiceDay = (calendar: ServiceCalendar, date: CalendarDate): boolean =>
  planOf(calendar, dayNumberOf(date)).opening !== null;

/** The day that is so many service days after the day, which itself is not counted; before it when `days` is negative. */
export function addServiceDays(calendar: ServiceCalendar, day: DayNumber, days: number): DayNumber {
  const step = Math.sign(days);
  let reached = day;
  for (let left = Math.abs(days), gone = 0; left > 0 && gone < MOST_DAYS; gone += 1) {
    reached += step;
    if (planOf(calendar, reached).opening) left -= 1;
  }
  return reached;
}

/** The plans of the days after `from` up to and with `to`. */
function* plansBetween(calendar: ServiceCalendar, from: DayNumber, to: DayNumber): Generator<DayPlan> {
  for (let day = from + 1; day <= to; day += 1) yield planOf(calendar, day);
}

/** Service days after `from` up to and with `to`; 0 when `to` is not later. */
export function serviceDaysBetween(calendar: ServiceCalendar, from: DayNumber, to: DayNumber): number {
  let count = 0;
  for (const { opening } of plansBetween(calendar, from, to)) if (opening) count += 1;
  return count;
}

/** The days after `from` up to and with `to` on which the supplier does not serve though the weekday is one of service. */
export function closuresBetween(calendar: ServiceCalendar, from: DayNumber, to: DayNumber): Closure[] {
  const found: Closure[] = [];
  for (const { closure } of plansBetween(calendar, from, to)) if (closure) found.push(closure);
  return found;
}

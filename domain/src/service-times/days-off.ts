import { addDays, weekdayOf, type CalendarDate } from "../values/calendar-date.ts";
import { remembered } from "../values/remembered.ts";

/** The days on which nobody is served in Finland, in the order of the year: thirteen public holidays and two eves. */
export const daysOff = [
  "newYearsDay",
  "epiphany",
  "goodFriday",
  "easterSunday",
  "easterMonday",
  "mayDay",
  "ascensionDay",
  "whitSunday",
  "midsummerEve",
  "midsummerDay",
  "allSaintsDay",
  "independenceDay",
  "christmasEve",
  "christmasDay",
  "boxingDay",
] as const;
export type DayOff = (typeof daysOff)[number];

/** Easter Sunday of a year, by the anonymous Gregorian algorithm. */
function easterSunday(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return addDays(`${year}-${String(Math.floor(sum / 31)).padStart(2, "0")}-01`, sum % 31);
}

const SATURDAY = 6;

/** The first Saturday on or after the day. */
const saturdayFrom = (date: CalendarDate): CalendarDate => addDays(date, (SATURDAY - weekdayOf(date) + 7) % 7);

function datesOf(year: number): Record<DayOff, CalendarDate> {
  const easter = easterSunday(year);
  const midsummer = saturdayFrom(`${year}-06-20`);
  return {
    newYearsDay: `${year}-01-01`,
    epiphany: `${year}-01-06`,
    goodFriday: addDays(easter, -2),
    easterSunday: easter,
    easterMonday: addDays(easter, 1),
    mayDay: `${year}-05-01`,
    ascensionDay: addDays(easter, 39),
    whitSunday: addDays(easter, 49),
    midsummerEve: addDays(midsummer, -1),
    midsummerDay: midsummer,
    allSaintsDay: saturdayFrom(`${year}-10-31`),
    independenceDay: `${year}-12-06`,
    christmasEve: `${year}-12-24`,
    christmasDay: `${year}-12-25`,
    boxingDay: `${year}-12-26`,
  };
}

const MOST_YEARS = 400;

/** The days off of a year by their dates; two of them may fall on one. */
export const daysOffOf = remembered((year: string): ReadonlyMap<CalendarDate, readonly DayOff[]> => {
  const dates = datesOf(Number(year));
  const made = new Map<CalendarDate, readonly DayOff[]>();
  for (const day of daysOff) made.set(dates[day], [...(made.get(dates[day]) ?? []), day]);
  return made;
}, MOST_YEARS);

/** The days off that fall on this date. */
export const daysOffOn = (date: CalendarDate): readonly DayOff[] => daysOffOf(date.slice(0, 4)).get(date) ?? [];

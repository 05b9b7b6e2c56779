import { daysOffOn, type DayOff } from "@runko/domain/service-times/days-off";
import type { CalendarException, OpenHours } from "@runko/domain/service-times/service-calendar";
import type { OwnTarget, ServiceClass, ServiceTarget } from "@runko/domain/service-times/service-targets";
import { texts } from "@runko/domain/texts/texts";
import { addDays, addMonths, isCalendarDate } from "@runko/domain/values/calendar-date";
import type { CalendarDate } from "@runko/domain/values/calendar-date";

const words = texts.controlServiceTimes;

const clock = (time: string): string => time.replace(":", ".");

export const hoursWords = (hours: OpenHours | null): string =>
  hours ? words.span(clock(hours.from), clock(hours.to)) : words.closed;

/** `24.12.2026 suljettu, inventaario`. */
export const exceptionWords = ({ date, hours, reason }: CalendarException): string =>
  [`${isCalendarDate(date) ? texts.formats.date(date) : date} ${hoursWords(hours).toLowerCase()}`.trim(), reason]
    .filter(Boolean)
    .join(", ");

export const timeWords = (target: ServiceTarget | null): string =>
  target ? texts.clocks.target(target) : words.noTime;

export const categoryWords = (category: OwnTarget["category"]): string =>
  category ? texts.enumerations.productCategory[category] : words.allCategories;

/** `Tilauksen vahvistus, WDM: 5 palvelupäivää`, of an SLA class with its name before the time. */
export const targetWords = ({ name, category, target }: OwnTarget, slaClass?: string): string => {
  const what = [words.targetNames[name], categoryWords(category), ...(slaClass === undefined ? [] : [slaClass])];
  return `${words.previewOf(...what)}: ${timeWords(target)}`;
};

export const classWords = ({ name, targets }: ServiceClass): string =>
  words.classOf(
    name,
    targets.length === 0 ? words.noOwnTimes : targets.map((target) => targetWords(target)).join("; "),
  );

const MONTHS_AHEAD = 14;

/** The dates of each day off in the next fourteen months. */
export function datesOfDaysOff(today: CalendarDate): ReadonlyMap<DayOff, readonly CalendarDate[]> {
  const end = addMonths(today, MONTHS_AHEAD);
  const found = new Map<DayOff, CalendarDate[]>();
  for (let date = today; date <= end; date = addDays(date, 1))
    for (const day of daysOffOn(date)) found.set(day, [...(found.get(day) ?? []), date]);
  return found;
}

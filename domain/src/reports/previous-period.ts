import { addDays, addMonths, daysBetween, type CalendarDate } from "../values/calendar-date.ts";
import type { Period } from "./report-periods.ts";

const isFirst = (day: CalendarDate) => day.endsWith("-01");

/** How many whole months a period is; undefined when it is none. */
function wholeMonths({ from, to }: Period): number | undefined {
  const next = addDays(to, 1);
  if (!isFirst(from) || !isFirst(next)) return undefined;
  const [year = 0, month = 0] = from.split("-").map(Number);
  const [nextYear = 0, nextMonth = 0] = next.split("-").map(Number);
  return 12 * (nextYear - year) + nextMonth - month;
}

const earlier = (a: CalendarDate, b: CalendarDate) => (a < b ? a : b);

/** The period before, as long as this one: whole months before whole months. Of one that is not over as much as of this has passed. */
export function previousPeriod(period: Period, today: CalendarDate): Period {
  const { from, to } = period;
  const months = wholeMonths(period);
  const before = addDays(from, -1);
  const first = months === undefined ? addDays(from, -daysBetween(from, to) - 1) : addMonths(from, -months);
  if (today >= to || today < from) return { from: first, to: before };
  return { from: first, to: earlier(before, addDays(first, daysBetween(from, today))) };
}

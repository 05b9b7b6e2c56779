import { addMonths, isCalendarDate, type CalendarDate } from "../values/calendar-date.ts";
import type { IssueCode } from "../values/issue.ts";
import type { DateRange } from "./criteria.ts";

/**
 * What is wrong with a time span, null when nothing is: it is at most a year (§5, §9). Without an end it lasts until today
 * or, when it begins later, until its beginning; without a beginning it has no length that could be bounded.
 */
export function checkSpan({ from, to }: DateRange, today: CalendarDate): IssueCode | null {
  if ((from !== undefined && !isCalendarDate(from)) || (to !== undefined && !isCalendarDate(to))) return "INVALID_DATE";
  if (from === undefined) return to === undefined ? null : "DATE_RANGE_OPEN";
  const end = to ?? (from > today ? from : today);
  if (from > end) return "DATE_RANGE_REVERSED";
  return end > addMonths(from, 12) ? "DATE_RANGE_TOO_LONG" : null;
}

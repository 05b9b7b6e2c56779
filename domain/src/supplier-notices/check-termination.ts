import { addDays, compareDates, isCalendarDate, type CalendarDate } from "../values/calendar-date.ts";
import type { Issue } from "../values/issue.ts";

/** What binds the supplier who ends connections: the notice period of the portal, and how long their contracts run. */
export type TerminationTerms = { today: CalendarDate; noticeDays: number; boundUntil: CalendarDate | null };

/** Beyond this nobody plans. */
const mostDays = 3660;

/** The first day that may be the last one of connections to which nobody is bound by contract. */
export const noticedFrom = ({ today, noticeDays }: Omit<TerminationTerms, "boundUntil">): CalendarDate =>
  addDays(today, noticeDays);

/** The first day that may be their last one. */
export function earliestLastDay(terms: TerminationTerms): CalendarDate {
  const noticed = noticedFrom(terms);
  return terms.boundUntil !== null && compareDates(terms.boundUntil, noticed) > 0 ? terms.boundUntil : noticed;
}

/**
 * What is wrong with the last day of connections that their supplier ends. One that is told already may be moved later,
 * and earlier only as if it were told now.
 */
export function checkLastDay(lastDay: string, terms: TerminationTerms, told: CalendarDate | null = null): Issue[] {
  const wrong = (issue: Omit<Issue, "path">): Issue[] => [{ path: "lastDay", ...issue }];
  if (lastDay === "") return wrong({ code: "REQUIRED" });
  if (!isCalendarDate(lastDay)) return wrong({ code: "INVALID_DATE" });
  if (compareDates(lastDay, addDays(terms.today, mostDays)) > 0) return wrong({ code: "DATE_TOO_FAR" });
  if (told !== null && compareDates(lastDay, told) >= 0) return [];
  const earliest = noticedFrom(terms);
  if (compareDates(lastDay, earliest) < 0)
    return wrong({ code: "LAST_DAY_TOO_EARLY", params: { days: terms.noticeDays, earliest } });
  return terms.boundUntil !== null && compareDates(terms.boundUntil, lastDay) > 0
    ? wrong({ code: "CONTRACT_BINDS_LONGER", params: { until: terms.boundUntil } })
    : [];
}

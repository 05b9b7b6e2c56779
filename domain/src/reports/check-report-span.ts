import { checkSpan } from "../search/search-span.ts";
import { isCalendarDate } from "../values/calendar-date.ts";
import type { Issue } from "../values/issue.ts";

/** What is wrong with the first and the last day of a report: it covers at most a year. Source: specification §5, D-35 */
export function checkReportSpan(from: string, to: string): Issue[] {
  const broken = Object.entries({ from, to }).flatMap(([path, date]): Issue[] => {
    if (date === "") return [{ path, code: "REQUIRED" }];
    return isCalendarDate(date) ? [] : [{ path, code: "INVALID_DATE" }];
  });
  if (broken.length > 0) return broken;
  const code = checkSpan({ from, to }, to);
  return code ? [{ path: "to", code }] : [];
}

import type { CalendarDate } from "../values/calendar-date.ts";
import { parseCaseId, parseEventId } from "../values/event-number.ts";
import type { Issue, IssueCode } from "../values/issue.ts";
import type { Criteria, CriterionValue, DateRange } from "./criteria.ts";
import { criterionNames, criterionOf, type CriterionName } from "./search-criteria.ts";
import { checkSpan } from "./search-span.ts";

type Value = NonNullable<CriterionValue<CriterionName>>;

function issueOf(name: CriterionName, value: Value, today: CalendarDate): IssueCode | null {
  const criterion = criterionOf(name);
  if (criterion.kind === "number") {
    const parse = criterion.of === "TID" ? parseEventId : parseCaseId;
    return parse(value as string) === null ? "INVALID_EVENT_NUMBER" : null;
  }
  return criterion.kind === "dates" || criterion.kind === "days" ? checkSpan(value as DateRange, today) : null;
}

/** What is wrong with the criteria, by name: numbers that are none, spans that are no span or over a year. */
export function checkCriteria(criteria: Criteria, today: CalendarDate): Issue[] {
  return criterionNames.flatMap((name) => {
    const value = criteria[name];
    const code = value === undefined ? null : issueOf(name, value, today);
    return code ? [{ path: name, code }] : [];
  });
}

/** Whether nothing is searched for: such a search is refused (SEARCH_EMPTY). Source: specification §5 */
export function isEmptySearch(criteria: Criteria): boolean {
  return criterionNames.every((name) => criteria[name] === undefined);
}

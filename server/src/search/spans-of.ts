import { addDays, isCalendarDate, type CalendarDate } from "@runko/domain/values/calendar-date";
import { dateOfInstant } from "@runko/domain/values/instant";
import type { Condition, FilterValue, Where } from "../platform/filter/filter.ts";
import { findField, type PublishedFields } from "../platform/filter/published-entity.ts";

type Span = { field: string; from?: CalendarDate | undefined; to?: CalendarDate | undefined };

const later = (a: string | undefined, b: string | undefined) => (a === undefined || (b !== undefined && b > a) ? b : a);
const earlier = (a: string | undefined, b: string | undefined) =>
  a === undefined || (b !== undefined && b < a) ? b : a;

/** The day of a bound; of an open one the last or first day that is still inside. */
function dayOf(value: FilterValue, isInstant: boolean, open: -1 | 0 | 1): CalendarDate {
  const text = String(value);
  if (isInstant) return dateOfInstant(new Date(Date.parse(text) + Math.min(open, 0)).toISOString());
  return open !== 0 && isCalendarDate(text) ? addDays(text, open) : text;
}

function boundsOf(condition: Condition, isInstant: boolean): Omit<Span, "field"> | undefined {
  if (condition.kind === "between")
    return { from: dayOf(condition.low, isInstant, 0), to: dayOf(condition.high, isInstant, 0) };
  if (condition.kind !== "compare") return undefined;
  const { operator, value } = condition;
  if (operator === "gt" || operator === "gte") return { from: dayOf(value, isInstant, operator === "gt" ? 1 : 0) };
  return { to: dayOf(value, isInstant, operator === "lt" ? -1 : 0) };
}

/** The time spans that a where asks for, by field: what holds together makes one span, each way of an "or" its own. */
export function spansOf(where: Where | undefined, entity: PublishedFields): Span[] {
  const spans = new Map<string, Span>();
  const others: Span[] = [];
  const gather = (part: Where): void => {
    if ("parts" in part) {
      if (part.kind === "and") part.parts.forEach(gather);
      else others.push(...part.parts.flatMap((each) => spansOf(each, entity)));
      return;
    }
    const type = findField(entity, part.field)?.type;
    const bounds = type === "date" || type === "instant" ? boundsOf(part, type === "instant") : undefined;
    if (!bounds) return;
    const { field } = part;
    const known = spans.get(field);
    spans.set(field, { field, from: later(known?.from, bounds.from), to: earlier(known?.to, bounds.to) });
  };
  if (where) gather(where);
  return [...spans.values(), ...others];
}

import { addDays } from "../values/calendar-date.ts";
import { parseCaseId, parseEventId } from "../values/event-number.ts";
import { instantInHelsinki } from "../values/instant.ts";
import { readerWhere, type Reader } from "./reader-where.ts";
import type { Criteria, DateRange } from "./criteria.ts";
import { criterionNames, criterionOf, type CriterionName } from "./search-criteria.ts";

/** The query of the call `events`, each parameter as text. */
export type SearchRequest = {
  q?: string;
  documentType?: string;
  supplierIds?: string;
  subscriberIds?: string;
  docWhere?: string;
  prodWhere?: string;
  targetAddrWhere?: string;
  otherEndAddrWhere?: string;
  filter?: string;
};

/** Which rows of the result, in which order: `order` as the filter takes it (D-28). */
export type SearchPage = { order?: readonly string[] | undefined; limit?: number; skip?: number };

type Conditions = Record<string, object | string | number | boolean>;

/** A pattern for any text that has this part. */
const containing = (part: string) => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const startOf = (day: string) => instantInHelsinki(day, "00:00") ?? `${day}T00:00:00Z`;

/**
 * The condition that a criterion with this value is on its field; null where it is none. A day ends where the next begins,
 * so the end of days is left open.
 */
export function conditionOf(name: CriterionName, value: unknown): object | string | number | boolean | null {
  const criterion = criterionOf(name);
  switch (criterion.kind) {
    case "freeText":
    case "text":
      return { ilike: containing(value as string) };
    case "number":
      return (criterion.of === "TID" ? parseEventId : parseCaseId)(value as string);
    case "flag":
    case "mark":
      return value as boolean;
    case "options":
    case "ids":
      return { inq: value };
    case "dates": {
      const { from, to } = value as DateRange;
      return { ...(from && { gte: from }), ...(to && { lte: to }) };
    }
    case "days": {
      const { from, to } = value as DateRange;
      return { ...(from && { gte: startOf(from) }), ...(to && { lt: startOf(addDays(to, 1)) }) };
    }
  }
}

/** The call by which the reader searches for checked criteria (checkCriteria). */
export function searchRequest(
  criteria: Criteria,
  reader: Reader,
  { order, limit, skip }: SearchPage = {},
): SearchRequest {
  const wheres: Record<string, Conditions> = {};
  const plain: Record<string, string> = {};
  for (const name of criterionNames) {
    const value = criteria[name];
    const criterion = criterionOf(name);
    if (value === undefined || criterion.in === "reader") continue;
    if (!("field" in criterion)) {
      plain[criterion.in] = typeof value === "string" ? value : (value as readonly string[]).join(",");
      continue;
    }
    const condition = conditionOf(name, value);
    if (condition !== null) wheres[criterion.in] = { ...wheres[criterion.in], [criterion.field]: condition };
  }
  const { where: plainWhere, ...others } = wheres;
  const where: Conditions = {
    ...plainWhere,
    ...readerWhere(criteria, reader),
    // Nothing else is due, and what stands in the lists has an index by it.
    ...(criteria.due && { listed: true }),
  };
  const filter = {
    ...(Object.keys(where).length > 0 && { where }),
    ...(order && { order }),
    ...(limit !== undefined && { limit }),
    ...(skip !== undefined && { skip }),
  };
  return {
    ...plain,
    ...Object.fromEntries(Object.entries(others).map(([name, conditions]) => [name, JSON.stringify(conditions)])),
    ...(Object.keys(filter).length > 0 && { filter: JSON.stringify(filter) }),
  };
}

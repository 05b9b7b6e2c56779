import { FilterError } from "../platform/filter/filter-error.ts";
import { filterLimits } from "../platform/filter/filter-limits.ts";
import { readCount } from "./read-count.ts";

export type TmfOperator = "eq" | "gt" | "gte" | "lt" | "lte";

/** One attribute that a list is asked by; it holds when one of the values does. */
export type TmfCondition = { attribute: string; operator: TmfOperator; values: readonly string[] };

export type TmfQuery = {
  /** The attributes to be answered and no other; undefined: all. */
  fields: readonly string[] | undefined;
  offset: number;
  limit: number;
  sort: readonly { attribute: string; descending: boolean }[];
  conditions: readonly TmfCondition[];
};

const most = { conditions: 30, attribute: 100 } as const;
const operators = ["eq", "gt", "gte", "lt", "lte"] as const satisfies readonly TmfOperator[];

const listOf = (given: unknown): string[] => [given].flat().map(String);

/** Names with blanks and line ends round them, as clients write them. */
const namesIn = (given: unknown): string[] =>
  listOf(given)
    .flatMap((text) => text.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** Values that a comma separates, one pair of quotes round a value left out. */
const valuesIn = (given: unknown): string[] =>
  listOf(given).flatMap((text) =>
    (text.match(/"[^"]*"|[^,]+/g) ?? [""]).map((value) => value.trim().replace(/^"(.*)"$/s, "$1")),
  );

function readCondition(name: string, given: unknown): TmfCondition {
  const ending = operators.find((operator) => name.endsWith(`.${operator}`));
  const attribute = ending ? name.slice(0, -ending.length - 1) : name;
  const values = valuesIn(given);
  if (attribute.length > most.attribute) throw new FilterError(attribute.slice(0, most.attribute), "TOO_LONG");
  if (values.length > filterLimits.values) throw new FilterError(name, "TOO_MANY_VALUES");
  if (values.some((value) => value.length > filterLimits.valueLength)) throw new FilterError(name, "TOO_LONG");
  return { attribute, operator: ending ?? "eq", values };
}

function readFields(given: unknown): string[] | undefined {
  const names = namesIn(given);
  if (names.length > filterLimits.selectedFields) throw new FilterError("fields", "TOO_MANY_VALUES");
  return names.length === 0 ? undefined : names;
}

function readSort(given: unknown): TmfQuery["sort"] {
  const names = namesIn(given);
  if (names.length > filterLimits.orderTerms) throw new FilterError("sort", "TOO_MANY_VALUES");
  return names.map((name) => ({ attribute: name.replace(/^[-+]/, ""), descending: name.startsWith("-") }));
}

/** What of a resource is to be answered. */
export const readTmfFields = (query: Record<string, unknown>) =>
  query["fields"] === undefined ? undefined : readFields(query["fields"]);

/** Reads what a list of a resource is asked by; whether it has these attributes, the resource knows. Throws FilterError. */
export function readTmfQuery(query: Record<string, unknown>): TmfQuery {
  const { fields, offset, limit, sort, ...attributes } = query;
  const names = Object.keys(attributes);
  if (names.length > most.conditions) throw new FilterError("", "TOO_MANY_CONDITIONS");
  return {
    fields: fields === undefined ? undefined : readFields(fields),
    offset: readCount(offset, { name: "offset", otherwise: 0, most: filterLimits.skip }),
    limit: Math.min(
      readCount(limit, { name: "limit", otherwise: filterLimits.defaultLimit, most: Number.MAX_SAFE_INTEGER }),
      filterLimits.limit,
    ),
    sort: sort === undefined ? [] : readSort(sort),
    conditions: names.map((name) => readCondition(name, attributes[name])),
  };
}

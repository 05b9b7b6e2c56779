import { FilterError } from "../platform/filter/filter-error.ts";
import type { WherePart } from "../platform/filter/combine-where.ts";
import type { Condition, FilterValue, Where } from "../platform/filter/filter.ts";
import { parseValue } from "../platform/filter/parse-value.ts";
import type { TmfCondition } from "./read-tmf-query.ts";
import type { TmfAttribute, TmfAttributes } from "./tmf-resource.ts";

/** Ids of another shape than ours name nothing, and are no fault. */
const ids: ReadonlySet<TmfAttribute["type"]> = new Set(["uuid", "integer"]);

const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** A day is written as the midnight of it in UTC, and an instant may be written as a day. */
function formOf(value: string, type: TmfAttribute["type"]): string {
  if (type === "date" && /T00:00:00(\.0+)?Z$/.test(value)) return value.slice(0, 10);
  return type === "instant" && dayForm.test(value) ? `${value}T00:00:00Z` : value;
}

function readValues({ values, attribute }: TmfCondition, { type }: TmfAttribute): FilterValue[] {
  return values.flatMap((value) => {
    try {
      return [parseValue(formOf(value, type), type, attribute)];
    } catch (error) {
      if (error instanceof FilterError && ids.has(type)) return [];
      throw error;
    }
  });
}

function conditionOn(field: string, { operator }: TmfCondition, values: readonly FilterValue[]): Where {
  if (operator === "eq") return { kind: "among", field, negated: false, values: [...values] };
  const parts = values.map((value): Condition => ({ kind: "compare", field, operator, value }));
  return parts.length === 0 ? { kind: "among", field, negated: false, values: [] } : { kind: "or", parts };
}

/** Instants are compared as they are told, by the millisecond. */
const comparedColumn = (column: string, { type }: TmfAttribute) =>
  type === "instant" ? `date_trunc('milliseconds', ${column})` : column;

/** The condition for the where-builder of the portal's own lists. Throws FilterError for a value of another type. */
export function compileCondition(condition: TmfCondition, attribute: TmfAttribute): WherePart {
  const values = readValues(condition, attribute);
  const named = attribute.columns.map((column, index): [string, string] => [`c${index}`, column]);
  const fields = named.map(([name, column]) => {
    return [name, { type: attribute.type, column: comparedColumn(column, attribute) }] as const;
  });
  const parts = named.map(([name]) => conditionOn(name, condition, values));
  const [only] = parts;
  return {
    where: parts.length === 1 && only ? only : { kind: "or", parts },
    entity: { name: condition.attribute, as: attribute.as ?? "d", fields: Object.fromEntries(fields) },
    ...(attribute.within && { wrap: attribute.within }),
  };
}

/** The conditions on attributes that the resource has, and those that are left. */
export function compileConditions(
  conditions: readonly TmfCondition[],
  attributes: TmfAttributes,
): { parts: WherePart[]; left: TmfCondition[] } {
  const parts: WherePart[] = [];
  const left: TmfCondition[] = [];
  for (const condition of conditions) {
    const known = Object.hasOwn(attributes, condition.attribute) ? attributes[condition.attribute] : undefined;
    if (known) parts.push(compileCondition(condition, known));
    else left.push(condition);
  }
  return { parts, left };
}

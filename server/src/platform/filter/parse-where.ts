import { FilterError } from "./filter-error.ts";
import { filterLimits } from "./filter-limits.ts";
import type { Where } from "./filter.ts";
import { parseCondition } from "./parse-condition.ts";
import { isObject, joinPath, parseList, parseObject } from "./parse-parts.ts";
import { findField, isFieldGroup } from "./published-entity.ts";
import type { PublishedFields } from "./published-entity.ts";

/** Counts the conditions of one request, over all its wheres. */
export type ConditionBudget = { used: number };

/**
 * Reads a where. All its keys hold together; a field inside a group is named with a dot (`document.requestedDate`)
 * or by nested objects, to the same effect. Several operators on one field hold together.
 */
export function parseWhere(
  raw: unknown,
  path: string,
  entity: PublishedFields,
  budget: ConditionBudget,
  nesting = 0,
): Where {
  const parts = parseObject(raw, path).map(([key, value]): Where => {
    const at = joinPath(path, key);
    if (key !== "and" && key !== "or") return parseField(key, value, at, entity, budget);
    if (nesting >= filterLimits.booleanNesting) throw new FilterError(at, "TOO_DEEP");
    if (!Array.isArray(value)) throw new FilterError(at, "NOT_A_LIST");
    const list = parseList(value, filterLimits.conditions, at);
    if (list.length === 0) throw new FilterError(at, "EMPTY");
    return {
      kind: key,
      parts: list.map((part, index) => parseWhere(part, joinPath(at, index), entity, budget, nesting + 1)),
    };
  });
  return allOf(parts);
}

function parseField(name: string, raw: unknown, path: string, entity: PublishedFields, budget: ConditionBudget): Where {
  const field = findField(entity, name);
  if (!field) {
    if (!isFieldGroup(entity, name)) throw new FilterError(path, "UNKNOWN_FIELD");
    return allOf(
      parseObject(raw, path).map(([key, value]) =>
        parseField(`${name}.${key}`, value, joinPath(path, key), entity, budget),
      ),
    );
  }
  if (field.filterable === false) throw new FilterError(path, "NOT_FILTERABLE");
  const operators = isObject(raw) ? Object.entries(raw) : [["eq", raw] as const];
  if (operators.length === 0) throw new FilterError(path, "EMPTY");
  return allOf(
    operators.map(([operator, value]) => {
      budget.used += 1;
      if (budget.used > filterLimits.conditions) throw new FilterError(path, "TOO_MANY_CONDITIONS");
      return parseCondition(name, field.type, operator, value, isObject(raw) ? joinPath(path, operator) : path);
    }),
  );
}

function allOf(parts: readonly Where[]): Where {
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: "and", parts };
}

import { FilterError } from "./filter-error.ts";
import { filterLimits } from "./filter-limits.ts";
import type { Condition, FilterValue } from "./filter.ts";
import { parseList } from "./parse-parts.ts";
import { parseNullableValue, parsePattern, parseValue } from "./parse-value.ts";
import type { FieldType } from "./published-entity.ts";

/** Reads one operator and its value. `exists` and `regexp` are refused as unknown. Source: D-28. */
export function parseCondition(
  field: string,
  type: FieldType,
  operator: string,
  raw: unknown,
  path: string,
): Condition {
  switch (operator) {
    case "eq":
    case "neq":
      return { kind: "equal", field, negated: operator === "neq", value: parseNullableValue(raw, type, path) };
    case "gt":
    case "gte":
    case "lt":
    case "lte":
      return { kind: "compare", field, operator, value: parseValue(raw, type, path) };
    case "between": {
      const [low, high, ...more] = parseValues(raw, type, path);
      if (low === undefined || high === undefined || more.length > 0) throw new FilterError(path, "BAD_VALUE");
      return { kind: "between", field, low, high };
    }
    case "inq":
    case "nin":
      return { kind: "among", field, negated: operator === "nin", values: parseValues(raw, type, path) };
    case "like":
    case "nlike":
    case "ilike":
    case "nilike":
      if (type !== "text") throw new FilterError(path, "UNKNOWN_OPERATOR");
      return {
        kind: "like",
        field,
        negated: operator.startsWith("n"),
        ignoreCase: operator.endsWith("ilike"),
        pattern: parsePattern(raw, path),
      };
    default:
      throw new FilterError(path, "UNKNOWN_OPERATOR");
  }
}

function parseValues(raw: unknown, type: FieldType, path: string): FilterValue[] {
  return parseList(raw, filterLimits.values, path).map((value) => parseValue(value, type, path));
}

import { FilterError } from "./filter-error.ts";
import type { Where } from "./filter.ts";
import { parseWhere } from "./parse-where.ts";
import { publishFields } from "./published-entity.ts";
import { readParameters } from "./read-parameters.ts";

/**
 * The `where` of a call that names rows by ids and by nothing else, such as `{"productId": "…"}` (§7), in either form of
 * D-28. The ids that were given, by name.
 */
export function readWhereKeys<Name extends string>(
  query: Record<string, unknown>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const entries = names.map((name) => [name, { type: "uuid", column: name }] as const);
  const keys = publishFields({ name: "keys", fields: Object.fromEntries(entries) });
  const where = parseWhere(readParameters(query, ["where"]).get("where") ?? {}, "where", keys, { used: 0 });
  const found: Partial<Record<string, string>> = {};
  for (const { field, value } of idsIn(where)) {
    if (found[field] !== undefined) throw new FilterError(`where.${field}`, "GIVEN_TWICE");
    found[field] = value;
  }
  return found;
}

function idsIn(where: Where): { field: string; value: string }[] {
  if (where.kind === "and") return where.parts.flatMap(idsIn);
  if (where.kind === "equal" && !where.negated && typeof where.value === "string")
    return [{ field: where.field, value: where.value }];
  throw new FilterError("where", "UNKNOWN_OPERATOR");
}

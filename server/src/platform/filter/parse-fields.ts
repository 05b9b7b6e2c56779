import { FilterError } from "./filter-error.ts";
import { filterLimits } from "./filter-limits.ts";
import type { FieldSelection } from "./filter.ts";
import { isObject, joinPath, parseList } from "./parse-parts.ts";
import { parseValue } from "./parse-value.ts";
import { findField, isFieldGroup } from "./published-entity.ts";
import type { PublishedEntity } from "./published-entity.ts";

/**
 * Reads `["id","document"]` or `{"id":true}` (only these) or `{"document":false}` (all but these; true ones win).
 * A name may be a field, a group of fields, a relation or another shown name. Nothing selected: undefined.
 */
export function parseFields(raw: unknown, path: string, entity: PublishedEntity): FieldSelection | undefined {
  const choices = isObject(raw)
    ? Object.entries(raw).map(([name, value]) => ({
        name: knownName(name, joinPath(path, name), entity),
        chosen: parseValue(value, "boolean", joinPath(path, name)) === true,
      }))
    : parseList(raw, filterLimits.selectedFields, path).map((name, index) => ({
        name: knownName(name, joinPath(path, index), entity),
        chosen: true,
      }));
  if (choices.length === 0) return undefined;
  const chosen = choices.filter((choice) => choice.chosen);
  return chosen.length > 0
    ? { mode: "only", names: chosen.map((choice) => choice.name) }
    : { mode: "without", names: choices.map((choice) => choice.name) };
}

function knownName(raw: unknown, path: string, entity: PublishedEntity): string {
  if (typeof raw !== "string") throw new FilterError(path, "BAD_VALUE");
  const known =
    findField(entity, raw) !== undefined ||
    isFieldGroup(entity, raw) ||
    Object.hasOwn(entity.relations, raw) ||
    (entity.shown ?? []).includes(raw);
  if (!known) throw new FilterError(path, "UNKNOWN_FIELD");
  return raw;
}

import { FilterError } from "./filter-error.ts";
import { filterLimits } from "./filter-limits.ts";
import type { OrderTerm } from "./filter.ts";
import { joinPath, parseList } from "./parse-parts.ts";
import { findField } from "./published-entity.ts";
import type { PublishedEntity } from "./published-entity.ts";

/** Reads `"name ASC"` or a list of such; without a direction it is ASC. */
export function parseOrder(raw: unknown, path: string, entity: PublishedEntity): OrderTerm[] {
  return parseList(raw, filterLimits.orderTerms, path).map((term, index) => {
    const at = Array.isArray(raw) ? joinPath(path, index) : path;
    const [name, direction = "ASC", ...more] = typeof term === "string" ? term.trim().split(/\s+/) : [];
    const upper = direction.toUpperCase();
    if (!name || more.length > 0 || (upper !== "ASC" && upper !== "DESC")) throw new FilterError(at, "BAD_VALUE");
    const field = findField(entity, name);
    if (!field) throw new FilterError(joinPath(at, name), "UNKNOWN_FIELD");
    if (field.sortable === false) throw new FilterError(joinPath(at, name), "NOT_SORTABLE");
    return { field: name, direction: upper };
  });
}

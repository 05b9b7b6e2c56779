import { FilterError } from "./filter-error.ts";
import { filterLimits } from "./filter-limits.ts";
import type { Filter, Where } from "./filter.ts";
import { parseFilterObject } from "./parse-filter-object.ts";
import { onlyValue, parsePage } from "./parse-page.ts";
import { parseWhere } from "./parse-where.ts";
import type { PublishedEntity, PublishedFields } from "./published-entity.ts";
import { readParameters } from "./read-parameters.ts";

/** `wheres` holds the where parameters that the request gave, by name. */
export type RequestFilter<Name extends string = never> = Filter & { readonly wheres: Partial<Record<Name, Where>> };

/**
 * Reads `filter`, plain `limit`, `skip` and `offset`, and the named where parameters (such as docWhere) from a query
 * string; other parameters are left alone. Throws FilterError. Source: D-27, D-28.
 */
export function parseFilter<Name extends string = never>(
  query: Record<string, unknown>,
  entity: PublishedEntity,
  whereParameters?: Readonly<Record<Name, PublishedFields>>,
): RequestFilter<Name> {
  const names = Object.keys(whereParameters ?? {}) as Name[];
  const values = readParameters(query, ["filter", ...names]);
  const budget = { used: 0 };
  const filter = parseFilterObject(values.get("filter") ?? {}, "filter", entity, budget);
  const page = parsePage(query, "");
  const wheres: Partial<Record<Name, Where>> = {};
  for (const name of names) {
    if (whereParameters && values.has(name))
      wheres[name] = parseWhere(values.get(name), name, whereParameters[name], budget);
  }
  return {
    ...filter,
    limit: onlyValue([page.limit, filter.limit], "limit") ?? filterLimits.defaultLimit,
    skip: onlyValue([page.skip, filter.skip], "skip") ?? 0,
    wheres,
  };
}

/** Refuses a page of what is only ever answered whole, rather than ignoring it (D-49). Throws FilterError. */
export function refusePage(query: Record<string, unknown>, entity: PublishedEntity): void {
  const given = readParameters(query, ["filter"]).get("filter") ?? {};
  const { limit, skip } = parseFilterObject(given, "filter", entity, { used: 0 });
  if (limit !== undefined) throw new FilterError("filter.limit", "UNKNOWN_KEY");
  if (skip !== undefined) throw new FilterError("filter.skip", "UNKNOWN_KEY");
}

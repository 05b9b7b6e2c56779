import { FilterError } from "./filter-error.ts";
import { filterLimits } from "./filter-limits.ts";
import { joinPath, parseCount } from "./parse-parts.ts";

/** Reads limit, and skip by either of its names; both are undefined when not given. */
export function parsePage(
  given: { limit?: unknown; skip?: unknown; offset?: unknown },
  path: string,
): { limit: number | undefined; skip: number | undefined } {
  const at = (name: string) => (path === "" ? name : joinPath(path, name));
  const { limit } = given;
  const skips = (["skip", "offset"] as const).flatMap((name) =>
    given[name] === undefined ? [] : [parseCount(given[name], 0, filterLimits.skip, at(name))],
  );
  return {
    limit: limit === undefined ? undefined : parseCount(limit, 1, filterLimits.limit, at("limit")),
    skip: onlyValue(skips, at("offset")),
  };
}

/** The value that all agree on. */
export function onlyValue(values: readonly (number | undefined)[], path: string): number | undefined {
  const different = new Set(values.filter((value) => value !== undefined));
  if (different.size > 1) throw new FilterError(path, "GIVEN_TWICE");
  return [...different][0];
}

import { FilterError } from "../platform/filter/filter-error.ts";
import type { OrderTerm } from "../platform/filter/filter.ts";
import type { TmfQuery } from "./read-tmf-query.ts";

/** Whoever is buyer of some and seller of others has them merged from both sides, which ends here. */
export const furthestMerged = 10_000;

/** The order that is asked for, by the fields of the portal's own list. Throws FilterError. */
export function readOrder(sorts: Readonly<Record<string, string>>, sort: TmfQuery["sort"]): OrderTerm[] {
  return sort.map(({ attribute, descending }) => {
    const field = Object.hasOwn(sorts, attribute) ? sorts[attribute] : undefined;
    if (field === undefined) throw new FilterError("sort", "NOT_SORTABLE");
    return { field, direction: descending ? "DESC" : "ASC" };
  });
}

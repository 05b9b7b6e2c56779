import { searchConditions } from "../../api/search-conditions.ts";
import { pageFilter } from "../search-filter.ts";
import type { ProductsUrl } from "./products-url.ts";

type List = { searched: readonly string[]; sorted: readonly string[]; narrowed: readonly string[] };

/** What the lists of the page are searched by, sorted by and narrowed by. */
export const lists = {
  groups: { searched: ["name"], sorted: ["name"], narrowed: [] },
  common: { searched: ["name", "description"], sorted: ["name"], narrowed: ["productGroupId"] },
  products: {
    searched: ["name", "description"],
    sorted: ["name", "initialFee", "monthlyFee"],
    narrowed: ["productGroupId", "slaClass", "active"],
  },
} as const satisfies Record<string, List>;

/** The filter by which the server finds what the address asks of a list. */
export function filterOfList(
  { groupId, slaClass, active, text, sort, page, pageSize }: ProductsUrl,
  { searched, sorted, narrowed }: List,
  limit: number,
): object {
  const conditions = [
    ...Object.entries({ productGroupId: groupId, slaClass: slaClass || undefined, active })
      .filter(([field, value]) => value !== undefined && narrowed.includes(field))
      .map(([field, value]) => ({ [field]: value })),
    ...searchConditions(text, searched),
  ];
  const fields = sorted.filter((field) => field === sort?.column);
  return pageFilter(conditions, fields, { direction: sort?.direction, page, pageSize }, limit);
}

import { pageFilter, searchConditions } from "../search-filter.ts";
import type { ProductsUrl } from "./products-url.ts";

type List = { searched: readonly string[]; sorted: readonly string[] };

/** What the lists of the page are searched by and sorted by. */
export const lists = {
  groups: { searched: ["name"], sorted: ["name"] },
  common: { searched: ["name", "description"], sorted: ["name"] },
  products: { searched: ["name", "description"], sorted: ["name", "initialFee", "monthlyFee"] },
} as const satisfies Record<string, List>;

/** The filter by which the server finds what the address asks of a list. */
export function filterOfList(
  { groupId, active, text, sort, page, pageSize }: ProductsUrl,
  { searched, sorted }: List,
  limit: number,
): object {
  const conditions = [
    ...(groupId === undefined ? [] : [{ productGroupId: groupId }]),
    ...(active === undefined ? [] : [{ active }]),
    ...searchConditions(text, searched),
  ];
  const fields = sorted.filter((field) => field === sort?.column);
  return pageFilter(conditions, fields, { direction: sort?.direction, page, pageSize }, limit);
}

import { queryOptions } from "@tanstack/react-query";
import { controlKeys } from "../control-keys.ts";
import type { ListFilter } from "../../api/rows.ts";
import { largestPage } from "@runko/domain/values/list-limits";
import { fetchAll, type Rows } from "../../api/fetch-all.ts";
import { filterOfList, lists } from "./product-filter.ts";
import type { ProductsUrl } from "./products-url.ts";

export type FetchPage<Row> = (filter: ListFilter, signal?: AbortSignal) => Promise<Rows<Row>>;

/** How long what a form opens with is kept after it: a form begins with what is stored now, not with what once was. */
export const forgotten = 0;

type Asked<Row> = { url: ProductsUrl; list: keyof typeof lists; of?: string; more?: object; fetchPage: FetchPage<Row> };

/** The shown rows of a list: a page, or all of them. */
export function listQuery<Row>({ url, list, of = "", more = {}, fetchPage }: Asked<Row>) {
  const all = url.pageSize === "all";
  const filter = { ...filterOfList(url, lists[list], url.pageSize === "all" ? largestPage : url.pageSize), ...more };
  return queryOptions({
    queryKey: controlKeys.products(list, of, filter),
    queryFn: async ({ signal }): Promise<Rows<Row>> => {
      if (!all) return await fetchPage(filter, signal);
      const rows = await fetchAll((part) => fetchPage({ ...filter, ...part }, signal));
      return { rows, total: rows.length };
    },
  });
}

/** All of a list, for a choice from it. */
export function allQuery<Row>(list: string, fetchPage: FetchPage<Row>) {
  return queryOptions({
    queryKey: controlKeys.products(list, "all"),
    queryFn: ({ signal }) => fetchAll((part) => fetchPage(part, signal)),
  });
}

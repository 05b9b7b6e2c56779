import { countedAtMost } from "@runko/domain/values/list-limits";
import { useEffect } from "react";
import { pageCount, type Page } from "./pages.ts";
import type { Listed } from "./use-list.ts";

/** The page of a list, and how it is turned; what `useAddress` says of it. */
export type PageAddress = { url: Page; change(part: Partial<Page>, how?: { replace?: boolean }): void };

/** The rows of the page that the address asks for. A page that is gone leads to the last one. */
export function useListPage<Row>({ url, change }: PageAddress, list: Listed<Row>, boundedCount = false) {
  const { rows, total, stale = false } = list;
  const isOver = boundedCount && total !== undefined && total > countedAtMost;
  const counted = isOver ? countedAtMost : total;
  const last = counted === undefined ? undefined : pageCount(url.pageSize, counted) - 1;
  const isBehind = last !== undefined && url.page > last && !stale;
  // Behind what is counted there may be more.
  const gone = isBehind && !(isOver && rows !== undefined && rows.length > 0);
  useEffect(() => {
    if (gone) change({ page: last }, { replace: true });
  });
  // A page that is gone has no rows to tell that there are none, nor has what stands in its place on the way to the last.
  const isEmptied = gone || (stale && rows?.length === 0 && counted !== 0);
  return { rows: isEmptied ? undefined : rows, counted, isOver };
}

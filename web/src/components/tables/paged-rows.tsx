import type { ReactNode } from "react";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { Notice } from "../feedback/notice.tsx";
import { SkeletonBlock } from "../feedback/skeleton-block.tsx";
import { ListPager } from "./list-pager.tsx";
import type { PageSize } from "./pages.ts";
import { useListPage, type PageAddress } from "./use-list-page.ts";
import type { Listed } from "./use-list.ts";

type PagedRowsProps<Row> = {
  /** The page that the address asks for. */
  at: PageAddress;
  list: Listed<Row>;
  sizes: readonly PageSize[];
  /** Above the rows: what narrows them. */
  toolbar?: ReactNode;
  /** Said when there are none. */
  empty: string;
  /** Said when more is found than is counted; absent: all are counted. */
  overCounted?: string;
  /** The height of what stands here while the rows are fetched. */
  lines?: number;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list by pages whose rows the page draws: what narrows it, its skeleton, failure or emptiness, the way to its other pages. */
export function PagedRows<Row>(props: PagedRowsProps<Row>) {
  const { at, list, sizes, toolbar, empty, overCounted, lines = 8, children } = props;
  const { rows, counted = 0, isOver } = useListPage(at, list, overCounted !== undefined);
  /** Still those of another page or filter. */
  const stale = list.stale ?? false;
  const failed = list.rows === undefined && Boolean(list.error);
  return (
    <>
      {toolbar}
      {failed && <ErrorState error={list.error} onRetry={list.refetch} />}
      {!rows && !failed && <SkeletonBlock lines={lines} />}
      {rows?.length === 0 && <EmptyState text={empty} />}
      {rows && rows.length > 0 && (
        <>
          <div aria-busy={stale} style={stale ? { opacity: 0.6 } : undefined}>
            {children(rows)}
          </div>
          {isOver && <Notice severity="info">{overCounted}</Notice>}
          <ListPager at={at} counted={counted} sizes={sizes} />
        </>
      )}
    </>
  );
}

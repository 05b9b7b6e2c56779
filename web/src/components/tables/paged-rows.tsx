import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { Notice } from "../feedback/notice.tsx";
import { SkeletonBlock } from "../feedback/skeleton-block.tsx";
import { boundedPage, boundedSizes, pageSizes, type Page } from "./pages.ts";
import { Pagination } from "./pagination.tsx";

/** The server counts no further where a search may find too much. */
const mostCounted = 1000;

type PagedRowsProps<Row> = {
  found: Pick<UseQueryResult<{ rows: Row[]; total: number }>, "data" | "error" | "refetch">;
  page: Page;
  onPage(page: Partial<Page>): void;
  empty: string;
  /** Said when more is found than is counted; absent: all are counted. */
  overCounted?: string;
  /** The height of what stands here while the rows are fetched. */
  lines?: number;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A page of a list that nobody reads whole: its skeleton, failure or emptiness, and the way to its other pages. */
export function PagedRows<Row>({ found, page, onPage, empty, overCounted, lines = 8, children }: PagedRowsProps<Row>) {
  const { data, error, refetch } = found;
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={lines} />;
  if (data.rows.length === 0) return <EmptyState text={empty} />;
  const isOver = overCounted !== undefined && data.total > mostCounted;
  const size = boundedPage(page).pageSize;
  return (
    <>
      {children(data.rows)}
      {isOver && <Notice severity="info">{overCounted}</Notice>}
      <Pagination
        page={page.page}
        pageSize={boundedSizes.find((known) => known === size) ?? pageSizes[0]}
        total={isOver ? mostCounted : data.total}
        sizes={boundedSizes}
        onChange={onPage}
      />
    </>
  );
}

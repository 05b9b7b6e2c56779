import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useList, type Listed } from "../../components/tables/use-list.ts";
import { useLive } from "../../live/use-live.ts";
import type { DocumentRow } from "../api/entities.ts";
import type { Reader } from "./list-filter.ts";
import { allRowsQuery, listPageQuery } from "./list-queries.ts";
import type { ListUrl } from "./list-url.ts";

export type ShownList = Listed<DocumentRow> & {
  /** Something changed since these rows were fetched, and they are not refetched by themselves. */
  changed: boolean;
};

function usePage(scope: Reader, url: ListUrl, enabled: boolean): ShownList {
  const list = useList({
    ...listPageQuery(scope, url),
    enabled,
    placeholderData: (previous, query) => (query?.queryKey[4] === url.type ? keepPreviousData(previous) : undefined),
  });
  return { ...list, changed: false };
}

function useAllRows(scope: Reader, url: ListUrl, enabled: boolean): ShownList {
  const query = useInfiniteQuery({ ...allRowsQuery(scope, url), enabled });
  const { data, error, isFetching, isError, hasNextPage, fetchNextPage, refetch } = query;
  const [changed, setChanged] = useState(false);
  useLive(({ kind }) => {
    if (enabled && kind !== "lock" && kind !== "counts") setChanged(true);
  });
  useEffect(() => {
    if (enabled && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [enabled, hasNextPage, isFetching, isError, fetchNextPage]);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows), [data]);
  return {
    rows,
    total: data?.pages.at(-1)?.total,
    error,
    busy: isFetching,
    changed,
    refetch: () => {
      setChanged(false);
      void refetch();
    },
  };
}

/** The rows of the list that the address asks for: one page, or all of them. */
export function useDocumentList(scope: Reader, url: ListUrl): ShownList {
  const wantsAll = url.pageSize === "all";
  const page = usePage(scope, url, !wantsAll);
  const all = useAllRows(scope, url, wantsAll);
  return wantsAll ? all : page;
}

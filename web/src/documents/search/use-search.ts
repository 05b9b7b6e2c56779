import type { Criteria } from "@runko/domain/search/criteria";
import { orderOfSort } from "@runko/domain/search/search-columns";
import { searchLimits } from "@runko/domain/search/search-limits";
import { searchRequest, type SearchRequest } from "@runko/domain/search/search-request";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { ApiProblem } from "../../api/api-problem.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { fetchRows } from "../../api/rows.ts";
import { useSession } from "../../session/session-context.ts";
import type { Scope } from "../api/entities.ts";
import type { Reader } from "../list/list-filter.ts";
import type { ListPage } from "../list/list-queries.ts";
import type { ShownList } from "../list/use-document-list.ts";
import type { SearchUrl } from "./search-url.ts";

/** The query that an export of the whole search takes. */
export const exportedSearch = ({ criteria, sort }: Pick<SearchUrl, "criteria" | "sort">, reader: Reader) =>
  searchRequest(criteria, { ...reader, now: new Date() }, { order: orderOfSort(sort, reader.role) });

type Asked = Pick<SearchUrl, "sort" | "page"> & { criteria: Criteria; pageSize: SearchUrl["pageSize"] | number };

type FoundPage = ListPage & { /** More was found than can be sorted. */ unsorted?: true };

const fetchFound = ({ organizationId, role }: Scope, query: SearchRequest, signal: AbortSignal): Promise<ListPage> =>
  fetchRows("/organizations/{id}/roles/{role}/events", { path: { id: organizationId, role }, query, signal });

/** Below this stand the pages of all searches. */
export const resultsKey = ({ organizationId, role }: Scope, ...rest: readonly unknown[]) =>
  queryKeys.documentLists(organizationId, role, "search", ...rest);

/** A page of what the criteria find; live changes refetch it. What is too much to be sorted comes the newest first. */
function foundQuery(scope: Reader, { criteria, sort, page, pageSize }: Asked) {
  const limit = pageSize === "all" ? searchLimits.results : pageSize;
  const rows = { limit, skip: page * limit };
  const reader = { ...scope, now: new Date() };
  const request = searchRequest(criteria, reader, { order: orderOfSort(sort, scope.role), ...rows });
  return queryOptions({
    queryKey: resultsKey(scope, request),
    queryFn: ({ signal }): Promise<FoundPage> =>
      fetchFound(scope, request, signal).catch(async (error: unknown) => {
        if (!sort || !(error instanceof ApiProblem) || error.code !== "SEARCH_TOO_WIDE") throw error;
        return { ...(await fetchFound(scope, searchRequest(criteria, reader, rows), signal)), unsorted: true };
      }),
  });
}

type ShownSearch = ShownList & { many: boolean; unsorted: boolean };

/** The rows that a search shows. More than a thousand are not shown: `many` asks to narrow. Source: specification §9 */
export function useSearch(scope: Scope, url: Asked, enabled: boolean): ShownSearch {
  const { user } = useSession();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...foundQuery({ ...scope, userId: user.id }, url),
    enabled,
    placeholderData: (previous, query) =>
      query?.queryKey[1] === scope.organizationId && query.queryKey[2] === scope.role
        ? keepPreviousData(previous)
        : undefined,
  });
  const total = data?.total;
  return {
    rows: enabled ? data?.rows : undefined,
    total: enabled && total !== undefined ? Math.min(total, searchLimits.results) : undefined,
    unsorted: enabled && data?.unsorted === true,
    many: enabled && total !== undefined && total > searchLimits.results,
    error: enabled ? error : null,
    busy: isFetching,
    stale: isPlaceholderData,
    changed: false,
    refetch: () => void refetch(),
  };
}

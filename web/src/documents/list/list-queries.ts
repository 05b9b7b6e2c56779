import { documentCollections, orderTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { SearchRequest } from "@runko/domain/search/search-request";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { largestPage, valuesOfCondition } from "@runko/domain/values/list-limits";
import { queryKeys } from "../../api/query-keys.ts";
import { tellsFailure } from "../../components/feedback/tell-failure.ts";
import { fetchRows } from "../../api/rows.ts";
import type { DocumentRow, Scope } from "../api/entities.ts";
import { searchedText, whereOf, type Reader } from "./list-filter.ts";
import { orderOf, shownSort } from "./list-order.ts";
import type { ListUrl } from "./list-url.ts";

export type ListPage = { rows: DocumentRow[]; total: number };

type Wanted = {
  where: object;
  order: string[];
  limit: number;
  skip: number;
  /** Words to be found in the document. */
  text?: string | undefined;
};

/** A page of the documents of one type. */
const fetchDocuments = (
  { organizationId, role }: Scope,
  type: DocumentType,
  { text, ...filter }: Wanted,
  signal?: AbortSignal,
): Promise<ListPage> =>
  fetchRows(`/organizations/{id}/roles/{role}/${documentCollections[type]}`, {
    path: { id: organizationId, role },
    query: { ...(text !== undefined && { q: text }) },
    filter,
    signal,
  });

const listOf = (url: ListUrl, scope: Reader) => ({
  type: url.type,
  where: whereOf(url, scope),
  text: searchedText(url.text),
  order: orderOf(shownSort(url), scope.role),
});

/** What lists hold beside what is not archived: the supplier's unconfirmed cancellations (D-48), as isListed says. */
const listedToo = {
  eventState: "CANCELLED",
  cancelledByCustomer: true,
  cancelConfirmed: false,
  documentType: { inq: orderTypes },
};

/** The call `events` for the rows of a list, whose archived documents are left out. */
export function exportedList(url: ListUrl, scope: Reader): SearchRequest {
  const { role } = scope;
  const listed = role === "SUBSCRIBER" ? { archived: false } : { or: [{ archived: false }, listedToo] };
  const text = searchedText(url.text);
  return {
    documentType: url.type,
    ...(text !== undefined && { q: text }),
    filter: JSON.stringify({ where: { ...whereOf(url, scope), ...listed }, order: orderOf(shownSort(url), role) }),
  };
}

/** The call `events` for just these rows, in this order. One condition names no more than a filter takes. */
export function exportedRows(
  rows: readonly Pick<DocumentRow, "id" | "documentType">[],
  order: readonly string[],
): SearchRequest {
  const parts = Array.from({ length: Math.ceil(rows.length / valuesOfCondition) }, (_part, at) =>
    rows.slice(at * valuesOfCondition, (at + 1) * valuesOfCondition),
  );
  return {
    documentType: [...new Set(rows.map(({ documentType }) => documentType))].join(","),
    filter: JSON.stringify({ where: { or: parts.map((part) => ({ id: { inq: part.map(({ id }) => id) } })) }, order }),
  };
}

/** The shown page of a list; live changes refetch it. */
export function listPageQuery(scope: Reader, url: ListUrl) {
  const { type, ...wanted } = listOf(url, scope);
  const limit = url.pageSize === "all" ? largestPage : url.pageSize;
  const page = { ...wanted, limit, skip: url.pageSize === "all" ? 0 : url.page * limit };
  return queryOptions({
    queryKey: queryKeys.documentLists(scope.organizationId, scope.role, type, page),
    meta: tellsFailure,
    queryFn: ({ signal }) => fetchDocuments(scope, type, page, signal),
  });
}

/** All rows of a list, a thousand at a time. Not refetched by live changes: that would be the whole list for each. */
export function allRowsQuery(scope: Reader, url: ListUrl) {
  const { type, ...wanted } = listOf(url, scope);
  return infiniteQueryOptions({
    queryKey: [...queryKeys.inOrganization(scope.organizationId, scope.role), "all-rows", type, wanted],
    meta: tellsFailure,
    queryFn: ({ signal, pageParam }) =>
      fetchDocuments(scope, type, { ...wanted, limit: largestPage, skip: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last: ListPage, pages: ListPage[]) =>
      last.rows.length < largestPage ? undefined : pages.length * largestPage,
  });
}

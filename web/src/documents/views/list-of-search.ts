import { countedStates } from "@runko/domain/documents/document-states";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { typesOfRole } from "@runko/domain/organizations/event-type-rights";
import type { PathRole } from "@runko/domain/organizations/roles";
import { keepCriteria, readCriteria, type Criteria } from "@runko/domain/search/criteria";
import { listCriterionNames } from "@runko/domain/search/list-criteria";
import type { SavedSearchFields } from "@runko/domain/search/saved-search";
import { columnsFor, isSortableColumn, type SearchSort } from "@runko/domain/search/search-columns";
import { criteriaFor, criterionNames } from "@runko/domain/search/search-criteria";
import { isNarrowed, searchedText } from "../list/list-filter.ts";
import { sortableColumns } from "../list/list-order.ts";
import type { ListUrl } from "../list/list-url.ts";

/** What a list is beside its page: what a saved search can say of it. */
export type ListView = Pick<ListUrl, "type" | "status" | "text" | "sort" | "criteria">;

/** The criteria of search by which the list's documents are found. */
export function criteriaOfList({ type, status, text, criteria }: ListUrl): Criteria {
  const q = searchedText(text);
  return {
    ...(q && { q }),
    type: [type],
    ...(status && { status: [status] }),
    // What is due is of the lists anyway, and an archived cancellation may be due still.
    ...(!criteria.due && { archived: false }),
    ...criteria,
  };
}

/** The sort of a list as search keeps it; null where search has no such column. */
export function sortOfList({ sort }: Pick<ListUrl, "sort">, role: PathRole): SearchSort | null {
  const column = columnsFor(role).find((name) => name === sort?.column && isSortableColumn(name));
  return sort && column ? { column, direction: sort.direction } : null;
}

/** Whether there is something to keep of the list: more than its type and state, which the drawer leads to. */
export const isWorthKeeping = (url: ListUrl): boolean =>
  isNarrowed(url) || url.criteria.own === true || url.sort !== undefined;

/** The list that a saved search is, where it is one: of one type, nothing archived, by criteria that lists have. */
export function listOfSearch(
  search: Pick<SavedSearchFields, "criteria" | "sort">,
  role: PathRole,
): ListView | undefined {
  const read = keepCriteria(readCriteria(search.criteria), criteriaFor(role));
  const asked = read.type ?? typesOfRole(role);
  const type = documentTypes.find((known) => known === asked[0]);
  const state = read.status?.[0];
  const status = type && countedStates(type).find((known) => known === state);
  const isListed = read.archived === false || (read.due !== undefined && read.archived === undefined);
  if (type === undefined || asked.length > 1 || !isListed) return undefined;
  if ((read.status?.length ?? 0) > 1 || (state !== undefined && status === undefined)) return undefined;
  const told = new Set<string>(["q", "type", "status", "archived", ...listCriterionNames]);
  if (criterionNames.some((name) => read[name] !== undefined && !told.has(name))) return undefined;
  const column = sortableColumns.find((known) => known === search.sort?.column);
  return {
    type,
    status,
    text: read.q ?? "",
    criteria: keepCriteria(read, listCriterionNames),
    sort: search.sort && column !== undefined ? { column, direction: search.sort.direction } : undefined,
  };
}

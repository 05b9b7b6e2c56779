import { readCriteria } from "@runko/domain/search/criteria";
import { savedSearchLimits } from "@runko/domain/search/saved-search";
import { searchRequest } from "@runko/domain/search/search-request";
import type { AppContext } from "../app-context.ts";
import { loadDocumentScope, type DocumentScope } from "../documents/document-scope.ts";
import { Problem } from "../platform/http/problem.ts";
import { countFound } from "./find-found.ts";
import { loadPinnedSearches, type SavedScope, type SavedSearch } from "./saved-search-store.ts";
import { readSearch } from "./search-query.ts";

/** A search that has grown invalid, such as one whose span is now over a year, is counted as null. */
async function countOne(
  context: AppContext,
  scope: DocumentScope,
  saved: SavedScope,
  search: SavedSearch,
): Promise<number | null> {
  const now = context.clock.now();
  const request = searchRequest(readCriteria(search.criteria), { ...saved, now });
  try {
    const asked = readSearch(request, scope.role, now);
    return await countFound(context.pool, scope, asked, savedSearchLimits.counted);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** How many documents each pinned search of the user finds now, one after the other. */
export async function countPinned(context: AppContext, saved: SavedScope, mayAct: boolean) {
  const pinned = await loadPinnedSearches(context.db, saved);
  if (pinned.length === 0) return [];
  const scope = await loadDocumentScope(context.pool, { ...saved, mayAct });
  const counts: { id: string; count: number | null }[] = [];
  for (const search of pinned) counts.push({ id: search.id, count: await countOne(context, scope, saved, search) });
  return counts;
}

import { useQueryClient } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import { api } from "../../api/client.ts";
import { ifMatch } from "../../api/if-match.ts";
import { queryKeys } from "../../api/query-keys.ts";
import type { SavedSearch } from "../../api/saved-search-queries.ts";
import type { components } from "../../api/schema.generated.ts";
import type { Scope } from "../api/entities.ts";

type NewSavedSearch = components["schemas"]["NewSavedSearchInput"];
type Patch = components["schemas"]["SavedSearchPatchInput"];

/** What the user is asked when a search is saved. */
export type SavedSearchFields = Pick<NewSavedSearch, "name" | "shared" | "pinned">;

const base = "/organizations/{id}/roles/{role}/saved-searches";
const one = `${base}/{searchId}` as const;

/** Keeps, changes, pins and removes saved searches, and fetches them again after each. */
export function useSavedSearchCalls({ organizationId, role }: Scope) {
  const client = useQueryClient();
  const place = { id: organizationId, role };
  const of = (searchId: string) => ({ params: { path: { ...place, searchId } } });

  const thenRefetch = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } finally {
      void client.invalidateQueries({ queryKey: queryKeys.pinnedCounts(organizationId, role) });
      await client.invalidateQueries({ queryKey: queryKeys.savedSearches(organizationId, role) });
    }
  };
  const changeAndPin = async (search: SavedSearch, patch: Patch, pinned: boolean) => {
    const { id, pinned: before } = search;
    const params = { path: { ...place, searchId: id }, header: ifMatch(search) };
    if (Object.keys(patch).length > 0) await answer(api.PATCH(one, { params, body: patch }));
    if (pinned && !before) await answer(api.POST(`${one}/pin`, of(id)));
    if (!pinned && before) await answer(api.DELETE(`${one}/pin`, of(id)));
  };
  return {
    save: (body: NewSavedSearch) => thenRefetch(answer(api.POST(base, { params: { path: place }, body }))),
    change: (search: SavedSearch, patch: Patch, pinned = search.pinned) =>
      thenRefetch(changeAndPin(search, patch, pinned)),
    remove: (id: string) => thenRefetch(answer(api.DELETE(one, of(id)))),
  };
}

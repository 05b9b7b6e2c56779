import type { UserForRights } from "@runko/domain/organizations/roles";
import { mayChangeSavedSearch } from "@runko/domain/search/saved-search";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { SavedSearchView } from "./saved-search-schema.ts";
import { loadSavedSearches, type SavedScope } from "./saved-search-store.ts";

/** The saved searches that a user sees, with what they may do to each. */
export async function listSavedSearches(
  db: Kysely<Database>,
  scope: SavedScope,
  user: UserForRights,
): Promise<SavedSearchView[]> {
  const searches = await loadSavedSearches(db, scope);
  return searches.map((search) => ({
    ...search,
    role: scope.role,
    mayChange: mayChangeSavedSearch(user, scope.organizationId, search),
  }));
}

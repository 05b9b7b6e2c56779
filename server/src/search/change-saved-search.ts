import type { UserForRights } from "@runko/domain/organizations/roles";
import { mayChangeSavedSearch } from "@runko/domain/search/saved-search";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { judgeVersion } from "../platform/http/judge-version.ts";
import { Problem } from "../platform/http/problem.ts";
import { checkedSavedSearch } from "./check-saved-search.ts";
import type { SavedSearchPatch } from "./saved-search-schema.ts";
import {
  deleteSavedSearch,
  lockSavedSearch,
  updateSavedSearch,
  type SavedScope,
  type SavedSearch,
} from "./saved-search-store.ts";

async function lockOwn(
  trx: Transaction<Database>,
  scope: SavedScope,
  user: UserForRights,
  id: string,
): Promise<SavedSearch> {
  const search = await lockSavedSearch(trx, scope, id);
  if (!search) throw new Problem("NOT_FOUND");
  if (!mayChangeSavedSearch(user, scope.organizationId, search)) throw new Problem("FORBIDDEN");
  return search;
}

type Change = { user: UserForRights; id: string; patch: SavedSearchPatch; ifMatch: string | undefined; now: Date };

/** Changes what is given; made from an older version than the present it is refused. */
export async function changeSavedSearch(
  trx: Transaction<Database>,
  scope: SavedScope,
  { user, id, patch, ifMatch, now }: Change,
): Promise<void> {
  const before = await lockOwn(trx, scope, user, id);
  // Nothing tells who changed a search last.
  await judgeVersion({ ifMatch, version: before.version, lastChange: () => Promise.resolve(undefined) });
  const fields = {
    name: patch.name ?? before.name,
    criteria: patch.criteria ?? before.criteria,
    columns: patch.columns ?? before.columns,
    sort: patch.sort === undefined ? before.sort : patch.sort,
    shared: patch.shared ?? before.shared,
  };
  await updateSavedSearch(trx, scope, id, checkedSavedSearch(fields, scope.role, now));
}

export async function removeSavedSearch(
  trx: Transaction<Database>,
  scope: SavedScope,
  user: UserForRights,
  id: string,
): Promise<void> {
  await lockOwn(trx, scope, user, id);
  await deleteSavedSearch(trx, scope, id);
}

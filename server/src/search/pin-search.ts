import { savedSearchLimits } from "@runko/domain/search/saved-search";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import {
  deletePin,
  insertPin,
  loadPinnedSearches,
  lockOwner,
  lockSavedSearch,
  type SavedScope,
} from "./saved-search-store.ts";

/** Pins a search that the user sees to their own drawer. */
export async function pinSearch(trx: Transaction<Database>, scope: SavedScope, id: string): Promise<void> {
  await lockOwner(trx, scope.userId);
  if (!(await lockSavedSearch(trx, scope, id))) throw new Problem("NOT_FOUND");
  const pinned = await loadPinnedSearches(trx, scope);
  if (pinned.some((each) => each.id === id)) return;
  const max = savedSearchLimits.pinned;
  if (pinned.length >= max)
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "pinned", code: "TOO_MANY_PINNED", params: { max } }] });
  await insertPin(trx, scope, id);
}

export async function unpinSearch(trx: Transaction<Database>, scope: SavedScope, id: string): Promise<void> {
  if (!(await lockSavedSearch(trx, scope, id))) throw new Problem("NOT_FOUND");
  await deletePin(trx, scope, id);
}

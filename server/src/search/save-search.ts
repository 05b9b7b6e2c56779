import { savedSearchLimits, type SavedSearchFields } from "@runko/domain/search/saved-search";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { checkedSavedSearch } from "./check-saved-search.ts";
import { pinSearch } from "./pin-search.ts";
import { countSavedSearches, insertSavedSearch, lockOwner, type SavedScope } from "./saved-search-store.ts";

/** Keeps a search for its user, pinned when asked. Answers its id. */
export async function saveSearch(
  trx: Transaction<Database>,
  scope: SavedScope,
  { fields, pinned, now }: { fields: SavedSearchFields; pinned: boolean; now: Date },
): Promise<string> {
  const kept = checkedSavedSearch(fields, scope.role, now);
  await lockOwner(trx, scope.userId);
  const max = savedSearchLimits.perUser;
  if ((await countSavedSearches(trx, scope)) >= max)
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "name", code: "TOO_MANY_SAVED", params: { max } }] });
  const id = uuidv7();
  await insertSavedSearch(trx, scope, id, kept);
  if (pinned) await pinSearch(trx, scope, id);
  return id;
}

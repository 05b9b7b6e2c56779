import type { PathRole } from "@runko/domain/organizations/roles";
import { checkSavedSearch, normalizeSavedSearch, type SavedSearchFields } from "@runko/domain/search/saved-search";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import { refuseIssues } from "../platform/http/refuse-issues.ts";

/** The search as it is kept, refused when it breaks a rule. */
export function checkedSavedSearch(fields: SavedSearchFields, role: PathRole, now: Date): SavedSearchFields {
  const kept = normalizeSavedSearch(fields, role);
  const issues = checkSavedSearch(kept, todayInHelsinki(now));
  refuseIssues(issues);
  return kept;
}

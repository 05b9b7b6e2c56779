import { hasRole } from "../organizations/held-roles.ts";
import type { PathRole, UserForRights } from "../organizations/roles.ts";
import { plainSpaces } from "../values/plain-spaces.ts";
import type { Issue } from "../values/issue.ts";
import { checkCriteria, isEmptySearch } from "./check-criteria.ts";
import { keepCriteria, readCriteria, writeCriteria, type UrlParameters } from "./criteria.ts";
import { criteriaFor } from "./search-criteria.ts";
import { columnsFor, isSortableColumn, type SearchColumn, type SearchSort } from "./search-columns.ts";

export const savedSearchLimits = {
  nameLength: 80,
  /** Searches that one user keeps in one role of an organization. */
  perUser: 100,
  /** Searches that one user has pinned to the drawer in one role of an organization. */
  pinned: 10,
  /** A pinned search counts its results no further: more are shown as "99+". */
  counted: 100,
} as const;

/** What a user keeps of a search. The criteria are the parameters of its address (writeCriteria). */
export type SavedSearchFields = {
  name: string;
  criteria: Record<string, string>;
  /** Empty: the usual ones. */
  columns: SearchColumn[];
  /** null: the newest first. */
  sort: SearchSort | null;
  /** Whether the others of the organization see it. */
  shared: boolean;
};

/** The search as it is kept: criteria, columns and sort that the role does not have are left out. */
export function normalizeSavedSearch(fields: SavedSearchFields, role: PathRole): SavedSearchFields {
  const columns = columnsFor(role);
  const criteria = writeCriteria(keepCriteria(readCriteria(fields.criteria), criteriaFor(role)));
  const sorts = fields.sort && columns.includes(fields.sort.column) && isSortableColumn(fields.sort.column);
  return {
    ...fields,
    name: plainSpaces(fields.name),
    criteria,
    columns: [...new Set(fields.columns.filter((column) => columns.includes(column)))],
    sort: sorts ? fields.sort : null,
  };
}

/** What is wrong with a normalized search. Its dates may have grown old: a span is judged when it is searched. */
export function checkSavedSearch({ name, criteria }: SavedSearchFields, today: string): Issue[] {
  const read = readCriteria(criteria as UrlParameters);
  const issues = checkCriteria(read, today).map((issue): Issue => ({ ...issue, path: `criteria.${issue.path}` }));
  if (name === "") issues.push({ path: "name", code: "REQUIRED" });
  if (name.length > savedSearchLimits.nameLength)
    issues.push({ path: "name", code: "TOO_LONG", params: { max: savedSearchLimits.nameLength } });
  if (isEmptySearch(read)) issues.push({ path: "criteria", code: "REQUIRED" });
  return issues;
}

/** Whether the user may change, unshare or remove it: its owner, and of shared ones the organization's admins. */
export function mayChangeSavedSearch(
  user: UserForRights,
  organizationId: string,
  search: { ownerId: string; shared: boolean },
): boolean {
  if (search.ownerId === user.id) return true;
  return search.shared && hasRole(user, organizationId, "SUBSCRIBER_ADMIN", "SUPPLIER_ADMIN");
}

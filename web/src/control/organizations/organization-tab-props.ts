import type { Organization } from "../entities.ts";

/** What each tab is given: the organization, and its id with the ids of those above it, for `mayControl`. */
export type OrganizationTabProps = { organization: Organization; path: readonly string[] };

import type { Organization } from "../entities.ts";

/** What each tab is given: the organization, with what the reader may do to it. */
export type OrganizationTabProps = { organization: Organization };

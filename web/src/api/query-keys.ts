type Rest = readonly unknown[];

/** Below these stands what says what the user may do (0126). */
export const keysOfRights = [["me"], ["organizations"], ["organization"], ["control"]] as const;

/** Keys of the query store. Everything below `inOrganization` belongs to one organization in one role. */
export const queryKeys = {
  me: ["me"],
  notifications: (...rest: Rest) => ["notifications", ...rest],
  organizations: ["organizations"],
  organization: (organizationId: string, ...rest: Rest) => ["organization", organizationId, ...rest],
  contactRequests: (...rest: Rest) => ["contact-requests", ...rest],
  newsletters: (...rest: Rest) => ["newsletters", ...rest],
  inOrganization: (organizationId: string, role: string) => ["org", organizationId, role],
  portalReports: (...rest: Rest) => ["portal-reports", ...rest],
  counts: (organizationId: string, role: string, ...rest: Rest) => ["org", organizationId, role, "counts", ...rest],
  documentLists: (organizationId: string, role: string, ...rest: Rest) => [
    "org",
    organizationId,
    role,
    "lists",
    ...rest,
  ],
  document: (organizationId: string, role: string, eventId: number, ...rest: Rest) => [
    "org",
    organizationId,
    role,
    "document",
    eventId,
    ...rest,
  ],
  colleagues: (organizationId: string, role: string) => ["org", organizationId, role, "colleagues"],
  savedSearches: (organizationId: string, role: string) => ["org", organizationId, role, "saved-searches"],
  /** What each pinned search finds now; it goes stale as the lists do. */
  pinnedCounts: (organizationId: string, role: string) => ["org", organizationId, role, "lists", "pinned-counts"],
  cases: (organizationId: string, role: string, ...rest: Rest) => ["org", organizationId, role, "cases", ...rest],
} as const;

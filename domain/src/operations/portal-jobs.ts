/** What the portal does by itself every hour. */
export const portalJobs = [
  "trimExpired",
  "divideSecurityLog",
  "keepSecurityLog",
  "removeLooseFiles",
  "anonymizeDocuments",
  "sendDigests",
  "layMarkedChanges",
  "remindOfQuestions",
  "lapseCharges",
  "lapseRepairs",
  "tellContractEnds",
  "endTerminated",
  "keepFirstDates",
  "warnOfTokens",
] as const;
export type PortalJob = (typeof portalJobs)[number];

/** How much a job that cannot be undone does in one run at most; the next hour goes on. */
export const jobCeilings = {
  anonymizeDocuments: 1000,
  removeLooseFiles: 1000,
  endTerminated: 20_000,
  /** Months. */
  keepSecurityLog: 12,
  /** Of each table. */
  trimExpired: 50_000,
} as const;

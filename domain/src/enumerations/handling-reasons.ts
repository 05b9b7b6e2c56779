/** Reasons for a rejection and for returning a document for completion. Source: specification §3 */
export const handlingReasons = [
  "addressOutsideNetwork",
  "noAvailablePairs",
  "wrongHubArea",
  "noNetwork",
  "missingInformation",
  "otherReason",
] as const;
export type HandlingReason = (typeof handlingReasons)[number];

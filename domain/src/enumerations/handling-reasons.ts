/** Reasons for a rejection and for returning a document for completion. Source: specification §3 */
export const handlingReasons = [
  "addressOutsideNetwork",
  "noAvailablePairs",
  "wrongHubArea",
  "noNetwork",
  "missingInformation",
  "otherReason",
] as const;
/** Those of them that a subscriber can do something about when a document is returned to it. */
export const returnReasons = [
  "missingInformation",
  "wrongHubArea",
  "otherReason",
] as const satisfies readonly (typeof handlingReasons)[number][];

export type HandlingReason = (typeof handlingReasons)[number];

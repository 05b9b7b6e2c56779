/** What the history tells of a supplier who ends a connection before it ends (0186). */
export const terminationActions = [
  "supplierTerminated",
  "supplierTerminationMoved",
  "supplierTerminationWithdrawn",
] as const;
export type TerminationAction = (typeof terminationActions)[number];

/** What the history tells beside the actions of the table. */
export type UntabledAction =
  "lapseRepair" | "importConnection" | "supplierEnded" | "supplierTerminationLapsed" | TerminationAction;

/** The columns of a file of connections, in their order; labels in `texts.connections.columns`. */
export const connectionColumns = [
  "id",
  "partner",
  "product",
  "capacity",
  "state",
  "customer",
  "subscriberConnectionId",
  "supplierConnectionId",
  "address",
  "activeSince",
  "contractEnd",
  "connectFee",
  "monthlyFee",
  "openFaults",
  "supplierEndsOn",
  "endedOn",
  "origin",
] as const;
export type ConnectionColumn = (typeof connectionColumns)[number];

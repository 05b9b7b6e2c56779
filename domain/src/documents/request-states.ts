/** What a subscriber asks of a confirmed document (0132). */
export const requestKinds = ["cancel", "amend"] as const;
export type RequestKind = (typeof requestKinds)[number];

/** What has become of a request; "charged" waits for its asker to accept what it costs. */
export const requestStates = ["open", "charged", "accepted", "refused", "withdrawn", "lapsed"] as const;
export type RequestState = (typeof requestStates)[number];

/** For so many days what a request costs may be accepted. */
export const chargeDays = 14;

/** Why a supplier refuses a request; what the reasons of a moved date have in common with them is called the same. */
export const requestRefusals = [
  "TOO_LATE",
  "WORK_DONE",
  "CONTRACT_BOUND",
  "NEW_ORDER_NEEDED",
  "CAPACITY_ISSUE",
  "NETWORK_ISSUE",
  "OTHER",
] as const;
export type RequestRefusal = (typeof requestRefusals)[number];

/** To whose side a delay or a moved date counts. */
export const delaySides = ["supplier", "subscriber", "neither"] as const;
export type DelaySide = (typeof delaySides)[number];

/** Why something is late, moved or given up, each with the side to which it counts; who cannot say why counts it to itself. */
export const delayReasonSides = {
  ACCESS_ISSUE: "subscriber",
  CAPACITY_ISSUE: "supplier",
  NETWORK_ISSUE: "supplier",
  INFORMATION_REQUIRED: "subscriber",
  SURVEY_REQUIRED: "supplier",
  SITE_UNSAFE: "subscriber",
  PROPERTY_UNOCCUPIED: "subscriber",
  WAYLEAVE_ISSUE: "neither",
  ACTIVATION_FAILED: "supplier",
  INSTALL_FAILED: "supplier",
  UNABLE_TO_ATTEND: "supplier",
  CUSTOMER_CHANGED_MIND: "subscriber",
  NO_LONGER_REQUIRED: "subscriber",
  SUPPLIER_FAULT: "supplier",
  TIMED_OUT: "subscriber",
  THIRD_PARTY: "neither",
  WEATHER: "neither",
  OTHER: "supplier",
} as const satisfies Record<string, DelaySide>;
export type DelayReason = keyof typeof delayReasonSides;

export const delayReasons = Object.keys(delayReasonSides) as DelayReason[];

/** Those of them for which a day is moved: what is no longer wanted is cancelled. */
export const dateReasons = delayReasons.filter((reason) => reason !== "NO_LONGER_REQUIRED");

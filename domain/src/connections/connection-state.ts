/** How a connection stands, what weighs most last: one that is being ended is so whatever else is done to it. */
export const connectionStates = ["active", "changing", "fault", "terminating", "terminated"] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** So many days before its end a contract is one that ends soon. */
export const endsSoonDays = 90;

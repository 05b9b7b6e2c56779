/** For how many days an invitation to join an organization is open, and for how many it is told of. */
export const joiningDays = { open: 14, kept: 90 } as const;

/** So many invitations are open in one organization. */
export const mostOpenJoinings = 200;

/** Where an invitation to join is: open, over, or ended by the person or by the organization. */
export const joiningStates = ["open", "expired", "accepted", "declined", "withdrawn"] as const;
export type JoiningState = (typeof joiningStates)[number];

/** Where the invited person answers. */
export const joiningPath = "/info/invitations";

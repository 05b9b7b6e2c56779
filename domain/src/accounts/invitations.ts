/** How long the link of an invitation can be used (D-52). */
export const invitationDays = 7;

/** So many users are invited by one call. */
export const mostInvited = 500;

/** Where an invitation is: leaves soon, did not leave, was sent, its link was opened, is over, or a password was set. */
export const invitationStates = ["waiting", "failed", "sent", "opened", "expired", "accepted"] as const;
export type InvitationState = (typeof invitationStates)[number];

/**
 * What became of inviting one user: a password was set already, the account does not log in, somebody else administers it
 * too, one left a moment ago, or the caller has no such user.
 */
export const invitationResults = [
  "invited",
  "hasPassword",
  "noLogin",
  "belongsElsewhere",
  "justInvited",
  "notFound",
] as const;
export type InvitationResult = (typeof invitationResults)[number];

/** What the page of a mailed link finds. */
export const linkStates = ["open", "used", "expired"] as const;
export type LinkState = (typeof linkStates)[number];

/** What the security log tells of. */
export const securityEvents = [
  "loginOk",
  "loginFailed",
  "loginLimited",
  "logout",
  "tokenRenewed",
  "sessionsEnded",
  "passwordResetAsked",
  "passwordResetLinkRead",
  "passwordResetRefused",
  "passwordReset",
  "usersInvited",
  "refused",
  "contactReceived",
  "contactLimited",
  "ownDataChanged",
  "adminChange",
  "addressesTried",
  "foreignTried",
  "importPreviewed",
  "exported",
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

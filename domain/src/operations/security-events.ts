/** What the security log tells of. */
export const securityEvents = [
  "loginOk",
  "loginFailed",
  "loginLimited",
  "logout",
  "tokenRenewed",
  "refused",
  "ownDataChanged",
  "adminChange",
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

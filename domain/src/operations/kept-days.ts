/** For how many days the portal keeps what it tells people (mails, notices behind the bell, mass e-mails with their results), imported files, what their headers meant since they were used last, and the addresses of logins. */
export const keptDays = {
  mails: 30,
  notices: 90,
  massMails: 365,
  imports: 90,
  importHeaders: 400,
  loginAddresses: 90,
} as const;

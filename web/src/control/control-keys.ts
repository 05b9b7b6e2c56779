type Rest = readonly unknown[];

/** Keys of the query store below which the control area keeps what it fetched. */
export const controlKeys = {
  users: (...rest: Rest) => ["control", "users", ...rest],
  products: (...rest: Rest) => ["control", "products", ...rest],
  organizations: (...rest: Rest) => ["control", "organizations", ...rest],
  briefings: (...rest: Rest) => ["control", "briefings", ...rest],
  log: (...rest: Rest) => ["control", "log", ...rest],
  overview: (...rest: Rest) => ["control", "overview", ...rest],
  emails: (...rest: Rest) => ["control", "emails", ...rest],
  mails: (...rest: Rest) => ["control", "mails", ...rest],
  nnis: (...rest: Rest) => ["control", "nnis", ...rest],
} as const;

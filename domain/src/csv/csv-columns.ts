/** The lists that are imported and exported as CSV. */
export const csvSubjects = ["users", "nnis", "products"] as const;
export type CsvSubject = (typeof csvSubjects)[number];

/** The columns without which a file makes no sense. */
export const requiredColumns = {
  users: ["lastName", "emailAddress", "roles"],
  nnis: ["identifier"],
  products: ["name", "productGroupId"],
} as const satisfies Record<CsvSubject, readonly string[]>;

/** By these a row tells which one it changes, and as which it was exported; without an id it makes a new one. */
export const keyColumns = ["id", "version"] as const;
export type KeyColumn = (typeof keyColumns)[number];

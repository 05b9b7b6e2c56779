import type { UserFields } from "./check-user.ts";

/** What a row tells of a user of one organization. */
export const userColumns = [
  "lastName",
  "firstName",
  "emailAddress",
  "phoneNumber",
  "jobTitle",
  "roles",
  "groupAccount",
  "disabled",
] as const satisfies readonly (keyof UserFields | "roles")[];
export type UserColumn = (typeof userColumns)[number];

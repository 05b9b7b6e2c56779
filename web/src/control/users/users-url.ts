import { userCategories } from "@runko/domain/accounts/user-categories";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { address, type UrlOf } from "../../addresses/address.ts";
import { pages, sortBy } from "../../addresses/list-parts.ts";
import { idOf, oneOf, textOf } from "../../addresses/parts.ts";

/** Whether the users have ever come in, and what became of the invitation of those who have not (D-52). */
export const loginStates = ["never", "once", "notInvited", "invited", "opened", "lapsed"] as const;
export type LoginState = (typeof loginStates)[number];

/** The published fields that each sortable column sorts by. */
export const fieldsOfColumn: Readonly<Record<string, readonly string[]>> = {
  name: ["lastName", "firstName"],
  emailAddress: ["emailAddress"],
  jobTitle: ["jobTitle"],
  lastLoginAt: ["lastLoginAt"],
};

/** What the address of the list of users says; `src` is the organization whose users are listed (§2). */
export const usersAddress = address({
  organizationId: idOf("src"),
  category: oneOf("category", userCategories),
  role: oneOf("role", organizationRoles),
  login: oneOf("login", loginStates),
  text: textOf("q"),
  sort: sortBy(Object.keys(fieldsOfColumn)),
  ...pages,
});
export type UsersUrl = UrlOf<typeof usersAddress>;

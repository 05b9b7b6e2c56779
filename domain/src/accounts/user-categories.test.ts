import { expect, it } from "vitest";
import type { OrganizationRole, UserForRights } from "../organizations/roles.ts";
import { userCategoriesOf } from "./user-categories.ts";

const user = (roles: OrganizationRole[], groupAccount = false): UserForRights & { groupAccount: boolean } => ({
  id: "user-1",
  globalRole: null,
  organizationRoles: roles.map((role) => ({ organizationId: "organization-1", role })),
  groupAccount,
});

it.each([
  [user(["SUBSCRIBER"]), []],
  [user([]), ["ORPHAN"]],
  [user(["SUBSCRIBER"], true), ["GROUP"]],
  [user(["SUPPLIER", "SUPPLIER_ADMIN"]), ["ADMIN"]],
  [user(["SUBSCRIBER_ADMIN"]), ["ADMIN"]],
  [{ ...user([]), globalRole: "RUNKO_ADMIN" as const }, ["RUNKO_ADMIN"]],
])("%j is in %j (D-23)", (account, categories) => expect(userCategoriesOf(account)).toEqual(categories));

import { expect, test } from "vitest";
import { mayActAs, mayReadAs, openingRoles } from "./acting.ts";
import type { OrganizationRole, UserForRights } from "./roles.ts";

const holding = (...roles: OrganizationRole[]): UserForRights => ({
  id: "user-1",
  globalRole: null,
  organizationRoles: roles.map((role) => ({ organizationId: "org-1", role })),
});

test("whoever works in a role acts and reads in it, in its own organization alone", () => {
  for (const role of ["SUBSCRIBER", "SUPPLIER", "ERROR_HANDLER"] as const) {
    const user = holding(role);
    expect([mayActAs(user, "org-1", role), mayReadAs(user, "org-1", role)]).toEqual([true, true]);
    expect([mayActAs(user, "org-2", role), mayReadAs(user, "org-2", role)]).toEqual([false, false]);
  }
});

test("who administers a role reads in it and acts in none", () => {
  const user = holding("SUBSCRIBER_ADMIN");
  expect([mayActAs(user, "org-1", "SUBSCRIBER"), mayReadAs(user, "org-1", "SUBSCRIBER")]).toEqual([false, true]);
  expect([mayActAs(user, "org-1", "SUPPLIER"), mayReadAs(user, "org-1", "SUPPLIER")]).toEqual([false, false]);
  expect(openingRoles("ERROR_HANDLER", "read")).toEqual(["ERROR_HANDLER"]);
});

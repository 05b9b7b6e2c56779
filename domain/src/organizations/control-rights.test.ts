import { describe, expect, it } from "vitest";
import { administeredRootIds, controlledRootIds, controlRights, mayControl } from "./control-rights.ts";
import type { ControlCapability } from "./control-rights.ts";
import { organizationRoles } from "./roles.ts";
import type { OrganizationRole, UserForRights } from "./roles.ts";

const withRoles = (...roles: OrganizationRole[]): UserForRights => ({
  id: "user",
  globalRole: null,
  organizationRoles: roles.map((role) => ({ organizationId: "own", role })),
});
const productAdmin: UserForRights = { id: "admin", globalRole: "RUNKO_ADMIN", organizationRoles: [] };
const capabilities = Object.keys(controlRights) as ControlCapability[];

/** By hand, from D-24, D-17 and D-18. */
const expected: Record<OrganizationRole, ControlCapability[]> = {
  SUBSCRIBER: [],
  SUPPLIER: [],
  ERROR_HANDLER: [],
  SUBSCRIBER_ADMIN: [
    "users",
    "info",
    "eventMessages",
    "settings",
    "billing",
    "eventVisibility",
    "subOrganizations",
    "adminLog",
    "requestSubscriptions",
  ],
  SUPPLIER_ADMIN: [
    "users",
    "info",
    "eventMessages",
    "settings",
    "billing",
    "eventVisibility",
    "subOrganizations",
    "adminLog",
    "activateSubscriptions",
    "subscribersInfo",
    "products",
    "whitelists",
    "nnis",
  ],
};

describe("mayControl (D-24)", () => {
  it.each(organizationRoles)("%s, in the own organization and below it", (role) => {
    const granted = (path: string[]) => capabilities.filter((each) => mayControl(withRoles(role), path, each));
    expect(granted(["own"])).toEqual(expected[role]);
    expect(granted(["grandchild", "child", "own", "parent"])).toEqual(expected[role]);
  });

  it.each([[["parent"]], [["sibling", "parent"]], [["foreign"]], [[]]])("nothing in %j", (path) => {
    const user = withRoles(...organizationRoles);
    expect(capabilities.filter((each) => mayControl(user, path, each))).toEqual([]);
  });

  it("everything everywhere for the product admin", () => {
    expect(capabilities.filter((each) => !mayControl(productAdmin, ["foreign"], each))).toEqual([]);
  });
});

it("administered are the organizations of an admin role, each once", () => {
  const roles = [
    { organizationId: "a", role: "SUBSCRIBER_ADMIN" },
    { organizationId: "a", role: "SUPPLIER_ADMIN" },
    { organizationId: "b", role: "SUPPLIER" },
    { organizationId: "c", role: "SUPPLIER_ADMIN" },
  ] as const;
  expect(administeredRootIds({ id: "user", globalRole: null, organizationRoles: roles })).toEqual(["a", "c"]);
});

describe("controlledRootIds", () => {
  it("tells each organization in which one of the roles is held, once", () => {
    const user = withRoles("SUPPLIER_ADMIN", "SUBSCRIBER_ADMIN", "SUPPLIER");
    expect(controlledRootIds(user, "whitelists")).toEqual(["own"]);
    expect(controlledRootIds(user, "users")).toEqual(["own"]);
    expect(controlledRootIds(withRoles("SUPPLIER", "SUBSCRIBER_ADMIN"), "whitelists")).toEqual([]);
    expect(controlledRootIds(productAdmin, "whitelists")).toEqual([]);
  });
});

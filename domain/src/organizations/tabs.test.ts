import { describe, expect, it } from "vitest";
import type { Allowed } from "./allowed.ts";
import { organizationActionsOf, portalActionsOf } from "./control-rights.ts";
import type { OrganizationRole, UserForRights } from "./roles.ts";
import { controlEntriesOf, hasDrawer, tabsOf } from "./tabs.ts";

const own = "organization-1";
const allowedTo = (user: UserForRights, organizationId: string): Allowed => ({
  organization: organizationActionsOf(user, [organizationId]),
  portal: portalActionsOf(user),
});
const userWith = (roles: readonly OrganizationRole[]): UserForRights => ({
  id: "user-1",
  globalRole: null,
  organizationRoles: roles.map((role) => ({ organizationId: own, role })),
});
const withRoles = (...roles: OrganizationRole[]) => allowedTo(userWith(roles), own);
const productAdmin = allowedTo({ id: "user-2", globalRole: "RUNKO_ADMIN", organizationRoles: [] }, own);

describe("tabsOf (specification §6)", () => {
  it.each([
    [["SUBSCRIBER"], ["/subscriber", "/info"]],
    [["SUBSCRIBER_ADMIN"], ["/subscriber/search", "/info", "/control"]],
    [
      ["SUBSCRIBER", "SUBSCRIBER_ADMIN"],
      ["/subscriber", "/info", "/control"],
    ],
    [["SUPPLIER"], ["/vendor", "/info"]],
    [["SUPPLIER_ADMIN"], ["/vendor/search", "/info", "/control"]],
    [["ERROR_HANDLER"], ["/fault-handler", "/info"]],
    [
      ["SUPPLIER", "SUPPLIER_ADMIN", "SUBSCRIBER"],
      ["/subscriber", "/vendor", "/info", "/control"],
    ],
    [[], ["/info"]],
  ] as const)("%j", (roles, paths) => {
    expect(tabsOf(withRoles(...roles)).map(({ path }) => path)).toEqual(paths);
    expect(tabsOf(allowedTo(userWith(roles), "organization-2")).map(({ path }) => path)).toEqual(["/info"]);
  });

  it("shows all to the product admin in any organization", () => {
    expect(tabsOf(productAdmin).map(({ area }) => area)).toEqual([
      "subscriber",
      "supplier",
      "faultHandler",
      "info",
      "control",
    ]);
  });
});

describe("hasDrawer", () => {
  it("is there for the plain role and not for its admin alone", () => {
    expect(hasDrawer(withRoles("SUBSCRIBER"), "/subscriber/search")).toBe(true);
    expect(hasDrawer(withRoles("SUBSCRIBER_ADMIN"), "/subscriber/search")).toBe(false);
    expect(hasDrawer(withRoles("SUPPLIER_ADMIN"), "/reports/vendor")).toBe(false);
    expect(hasDrawer(withRoles("SUPPLIER_ADMIN"), "/control/users")).toBe(true);
    expect(hasDrawer(withRoles(), "/info/faq")).toBe(true);
    expect(hasDrawer(productAdmin, "/reports")).toBe(false);
  });
});

it("the e-mails entry is the product admin's alone, products the supplier admin's", () => {
  const every = withRoles("SUBSCRIBER", "SUBSCRIBER_ADMIN", "SUPPLIER", "SUPPLIER_ADMIN", "ERROR_HANDLER");
  expect(controlEntriesOf(productAdmin)).toEqual([
    "users",
    "organizations",
    "products",
    "emails",
    "faq",
    "log",
    "contact-requests",
  ]);
  expect(controlEntriesOf(every)).toEqual(["users", "organizations", "products", "log"]);
  expect(controlEntriesOf(withRoles("SUBSCRIBER_ADMIN"))).toEqual(["users", "organizations", "log"]);
  expect(controlEntriesOf(withRoles("SUPPLIER"))).toEqual([]);
});

import { describe, expect, it } from "vitest";
import type { OrganizationRole, UserForRights } from "./roles.ts";
import { controlEntriesOf, hasDrawer, maySwitchOrganization, seesReportsIcon, tabsOf } from "./tabs.ts";

const own = "organization-1";
const withRoles = (...roles: OrganizationRole[]): UserForRights => ({
  id: "user-1",
  globalRole: null,
  organizationRoles: roles.map((role) => ({ organizationId: own, role })),
});
const productAdmin: UserForRights = { id: "user-2", globalRole: "RUNKO_ADMIN", organizationRoles: [] };

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
    expect(tabsOf(withRoles(...roles), own).map(({ path }) => path)).toEqual(paths);
    expect(tabsOf(withRoles(...roles), "organization-2").map(({ path }) => path)).toEqual(["/info"]);
  });

  it("shows all to the product admin in any organization", () => {
    expect(tabsOf(productAdmin, own).map(({ area }) => area)).toEqual([
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
    expect(hasDrawer(withRoles("SUBSCRIBER"), own, "/subscriber/search")).toBe(true);
    expect(hasDrawer(withRoles("SUBSCRIBER_ADMIN"), own, "/subscriber/search")).toBe(false);
    expect(hasDrawer(withRoles("SUPPLIER_ADMIN"), own, "/reports/vendor")).toBe(false);
    expect(hasDrawer(withRoles("SUPPLIER_ADMIN"), own, "/control/users")).toBe(true);
    expect(hasDrawer(withRoles(), own, "/info/faq")).toBe(true);
    expect(hasDrawer(productAdmin, own, "/reports")).toBe(false);
  });
});

it("the reports icon and the e-mails entry are the product admin's alone, products the supplier admin's", () => {
  const every = withRoles("SUBSCRIBER", "SUBSCRIBER_ADMIN", "SUPPLIER", "SUPPLIER_ADMIN", "ERROR_HANDLER");
  expect([seesReportsIcon(productAdmin), seesReportsIcon(every)]).toEqual([true, false]);
  expect(controlEntriesOf(productAdmin, own)).toEqual([
    "users",
    "organizations",
    "products",
    "emails",
    "faq",
    "log",
    "contact-requests",
  ]);
  expect(controlEntriesOf(every, own)).toEqual(["users", "organizations", "products", "log"]);
  expect(controlEntriesOf(withRoles("SUBSCRIBER_ADMIN"), own)).toEqual(["users", "organizations", "log"]);
  expect(controlEntriesOf(withRoles("SUPPLIER"), own)).toEqual([]);
});

it("switching is for the product admin and for members of several organizations", () => {
  const member = withRoles("SUBSCRIBER", "SUPPLIER");
  const ofTwo = {
    ...member,
    organizationRoles: [...member.organizationRoles, { organizationId: "b", role: "SUPPLIER" as const }],
  };
  expect([productAdmin, member, ofTwo].map(maySwitchOrganization)).toEqual([true, false, true]);
});

import { describe, expect, it } from "vitest";
import { maySearchAs, mayWorkAs, type Allowed } from "./allowed.ts";
import { accessToArea, activeRole, areaOfPath, landingPath, mayEnterArea, mayOpenPath } from "./areas.ts";
import { organizationRoles, pathRoles } from "./roles.ts";
import { organizationActionsOf, portalActionsOf } from "./control-rights.ts";
import type { OrganizationRole, UserForRights } from "./roles.ts";

const own = "organization-1";
const foreign = "organization-2";
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

describe("areaOfPath (specification §2)", () => {
  it.each([
    ["/subscriber", "subscriber"],
    ["/subscriber/documents/100234?mode=edit", "subscriber"],
    ["/subscriber/documents/new?supplier=vendor", "subscriber"],
    ["/vendor", "supplier"],
    ["/vendor/documents/100234", "supplier"],
    ["/fault-handler/search", "faultHandler"],
    ["/info", "info"],
    ["/info/newsletters", "info"],
    ["/info/vendors-contact", "info"],
    ["/control/users", "control"],
    ["/control/organizations/0190a0b0-0000-7000-8000-000000000000/info", "control"],
    ["/control/organizations/0190a0b0-0000-7000-8000-000000000000/sub-organization-event-visibility", "control"],
    ["/reports/vendor", "supplier"],
    ["/reports/subscriber", "subscriber"],
    ["/reports/fault-handler", "faultHandler"],
    ["/search/vendor?x=subscriber", "supplier"],
    ["/work-management", "workManagement"],
    ["/reports", null],
    ["/briefings", "control"],
    ["/briefings/new", "control"],
    ["/admin", "control"],
    ["/admin/mails?state=dead", "control"],
    ["/administrator", null],
    ["/search?from=/vendor", null],
    ["/login", null],
    ["/more-info", null],
  ] as const)("%s is %s", (path, area) => expect(areaOfPath(path)).toBe(area));
});

it("the area decides the active role", () => {
  expect([activeRole("subscriber"), activeRole("supplier"), activeRole("faultHandler")]).toEqual([...pathRoles]);
  expect([activeRole("info"), activeRole("control"), activeRole(null)]).toEqual([null, null, null]);
});

describe("access by a single role (specification §6, decisions C)", () => {
  const expected: Record<
    OrganizationRole,
    [subscriber: string, supplier: string, faultHandler: string, control: string]
  > = {
    SUBSCRIBER: ["full", "none", "none", "none"],
    SUBSCRIBER_ADMIN: ["searchAndReports", "none", "none", "full"],
    SUPPLIER: ["none", "full", "none", "none"],
    SUPPLIER_ADMIN: ["none", "searchAndReports", "none", "full"],
    ERROR_HANDLER: ["none", "none", "full", "none"],
  };
  const worked = ["subscriber", "supplier", "faultHandler", "control"] as const;

  it.each(organizationRoles)("%s", (role) => {
    const user = withRoles(role);
    expect(worked.map((area) => accessToArea(user, area))).toEqual(expected[role]);
    expect(accessToArea(user, "info")).toBe("full");
    expect(accessToArea(user, "workManagement")).toBe("none");
    const elsewhere = allowedTo(userWith([role]), foreign);
    expect(worked.map((area) => accessToArea(elsewhere, area))).toEqual(["none", "none", "none", "none"]);
  });

  it("opens everything everywhere to the product admin", () => {
    for (const area of [...worked, "info", "workManagement"] as const) {
      expect(mayEnterArea(productAdmin, area)).toBe(true);
    }
    for (const role of pathRoles) expect(mayWorkAs(productAdmin, role)).toBe(true);
  });

  it("lets an admin role read and never act", () => {
    for (const user of [withRoles("SUBSCRIBER_ADMIN"), withRoles("SUPPLIER_ADMIN")]) {
      expect(pathRoles.filter((role) => mayWorkAs(user, role))).toEqual([]);
    }
    expect(pathRoles.filter((role) => maySearchAs(withRoles("SUBSCRIBER_ADMIN"), role))).toEqual(["SUBSCRIBER"]);
    expect(pathRoles.filter((role) => maySearchAs(withRoles("SUPPLIER_ADMIN"), role))).toEqual(["SUPPLIER"]);
    expect(pathRoles.filter((role) => maySearchAs(allowedTo(userWith(["SUPPLIER"]), foreign), role))).toEqual([]);
  });

  it("opens search and reports alone to an admin role", () => {
    const admin = withRoles("SUPPLIER_ADMIN");
    const paths = [
      "/vendor/search",
      "/vendor/search?searchType=basic",
      "/reports/vendor",
      "/control/users",
      "/info/faq",
    ];
    expect(paths.filter((path) => mayOpenPath(admin, path))).toEqual(paths);
    const closed = [
      "/vendor",
      "/vendor/documents",
      "/vendor/documents/1?back=/search",
      "/subscriber/search",
      "/fault-handler",
    ];
    expect(closed.filter((path) => mayOpenPath(admin, path))).toEqual([]);
  });

  it("leaves paths outside the areas to the screens themselves", () => {
    expect(mayOpenPath(withRoles(), "/document/100234")).toBe(true);
  });
});

describe("landingPath (D-24g)", () => {
  it.each([
    [["SUBSCRIBER", "SUPPLIER"], "/subscriber"],
    [["SUPPLIER", "ERROR_HANDLER"], "/vendor"],
    [["ERROR_HANDLER", "SUPPLIER_ADMIN"], "/fault-handler"],
    [["SUBSCRIBER_ADMIN"], "/control"],
    [[], "/info"],
  ] as const)("%j lands in %s", (roles, path) => expect(landingPath(withRoles(...roles))).toBe(path));

  it("takes the product admin to the subscriber start page", () => {
    expect(landingPath(productAdmin)).toBe("/subscriber");
  });
});

it("the overview of the portal and mass e-mails open to the product admin alone", () => {
  expect(mayOpenPath(productAdmin, "/admin")).toBe(true);
  for (const path of ["/control/emails", "/control/emails/add?x", "/control/emails/7", "/control/faq/add"]) {
    expect(mayOpenPath(productAdmin, path)).toBe(true);
    expect(mayOpenPath(withRoles(...organizationRoles), path)).toBe(false);
  }
  expect(mayOpenPath(productAdmin, "/admin/mails?state=dead")).toBe(true);
  expect(mayOpenPath(withRoles(...organizationRoles), "/admin/mails")).toBe(false);
  expect(mayOpenPath(withRoles(...organizationRoles), "/admin?page=2")).toBe(false);
});

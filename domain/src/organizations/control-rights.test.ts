import { describe, expect, it } from "vitest";
import { rolesToGive } from "./allowed.ts";
import {
  controlledRootIds,
  mayControl,
  organizationActions,
  organizationActionsOf,
  portalActions,
  portalActionsOf,
} from "./control-rights.ts";
import type { OrganizationAction, PortalAction } from "./control-rights.ts";
import { organizationRoles } from "./roles.ts";
import type { OrganizationRole, UserForRights } from "./roles.ts";

const withRoles = (...roles: OrganizationRole[]): UserForRights => ({
  id: "user",
  globalRole: null,
  organizationRoles: roles.map((role) => ({ organizationId: "own", role })),
});
const productAdmin: UserForRights = { id: "admin", globalRole: "RUNKO_ADMIN", organizationRoles: [] };

/** By hand, from D-24, D-17, D-18 and D-45: in the own organization and below it. */
const ofEitherAdmin: OrganizationAction[] = [
  "keepUsers",
  "changeInfo",
  "keepRecipients",
  "changeSettings",
  "keepBilling",
  "openDocuments",
  "addSubOrganization",
  "readAdminLog",
  "manageApi",
];
const expected: Record<OrganizationRole, OrganizationAction[]> = {
  SUBSCRIBER: [],
  SUPPLIER: [],
  ERROR_HANDLER: [],
  SUBSCRIBER_ADMIN: [...ofEitherAdmin, "giveSubscriberRoles", "requestSubscriptions"],
  SUPPLIER_ADMIN: [
    ...ofEitherAdmin,
    "giveSupplierRoles",
    "activateSubscriptions",
    "keepSubscribersInfo",
    "keepProducts",
    "keepWhitelists",
    "keepNnis",
    "keepServiceTimes",
    "keepEscalation",
    "terminateConnections",
  ],
};
/** What no role above gives (§6). */
const entered: Record<OrganizationRole, OrganizationAction[]> = {
  SUBSCRIBER: ["workAsSubscriber", "searchAsSubscriber"],
  SUPPLIER: ["workAsSupplier", "searchAsSupplier"],
  ERROR_HANDLER: ["workAsFaultHandler", "searchAsFaultHandler"],
  SUBSCRIBER_ADMIN: ["searchAsSubscriber", "enterControl"],
  SUPPLIER_ADMIN: ["searchAsSupplier", "enterControl"],
};
const sorted = (actions: readonly string[]) => actions.toSorted();

describe("what may be done to an organization (D-24)", () => {
  it.each(organizationRoles)("%s, in the own organization and below it", (role) => {
    const granted = (path: string[]) => sorted(organizationActionsOf(withRoles(role), path));
    expect(granted(["own"])).toEqual(sorted([...expected[role], ...entered[role]]));
    const below = expected[role].length > 0 ? [...expected[role], "delete"] : [];
    expect(granted(["grandchild", "child", "own", "parent"])).toEqual(sorted(below));
    expect(granted(["own", "parent"])).toEqual(sorted([...expected[role], ...entered[role]]));
  });

  it.each([[["parent"]], [["sibling", "parent"]], [["foreign"]], [[]]])("nothing in %j", (path) => {
    expect(organizationActionsOf(withRoles(...organizationRoles), path)).toEqual([]);
  });

  it("everything everywhere for the product admin", () => {
    expect(organizationActionsOf(productAdmin, ["foreign"])).toEqual(organizationActions);
    expect(mayControl(productAdmin, ["foreign"], "delete")).toBe(true);
  });
});

describe("what may be done in the portal (D-24)", () => {
  const ofAdmins: PortalAction[] = ["administerUsers", "readAdminLogs", "exportOrganizations"];
  const ofRoles: Record<OrganizationRole, PortalAction[]> = {
    SUBSCRIBER: [],
    SUPPLIER: [],
    ERROR_HANDLER: [],
    SUBSCRIBER_ADMIN: ofAdmins,
    SUPPLIER_ADMIN: [...ofAdmins, "nameSubscribers"],
  };
  it.each(organizationRoles)("%s, in any organization", (role) => {
    expect(portalActionsOf(withRoles(role))).toEqual(ofRoles[role]);
  });
  it("everything for the product admin", () => expect(portalActionsOf(productAdmin)).toEqual(portalActions));
});

it("each admin role gives the roles of its own side (D-45)", () => {
  const given = (role: OrganizationRole) => rolesToGive(organizationActionsOf(withRoles(role), ["own"]));
  expect(given("SUBSCRIBER_ADMIN")).toEqual(["SUBSCRIBER", "SUBSCRIBER_ADMIN"]);
  expect(given("SUPPLIER_ADMIN")).toEqual(["SUPPLIER", "SUPPLIER_ADMIN", "ERROR_HANDLER"]);
  expect(given("SUPPLIER")).toEqual([]);
  expect(rolesToGive(organizationActionsOf(productAdmin, ["any"]))).toEqual(organizationRoles);
});

describe("controlledRootIds", () => {
  it("tells each organization in which one of the roles is held, once", () => {
    const user = withRoles("SUPPLIER_ADMIN", "SUBSCRIBER_ADMIN", "SUPPLIER");
    expect(controlledRootIds(user, "keepWhitelists")).toEqual(["own"]);
    expect(controlledRootIds(user, "keepUsers")).toEqual(["own"]);
    expect(controlledRootIds(withRoles("SUPPLIER", "SUBSCRIBER_ADMIN"), "keepWhitelists")).toEqual([]);
    expect(controlledRootIds(productAdmin, "keepWhitelists")).toEqual([]);
  });
});

it("one role that may is enough, whatever else somebody holds, and wherever", () => {
  for (const action of portalActions) {
    const may = organizationRoles.filter((role) => portalActionsOf(withRoles(role)).includes(action));
    for (const role of organizationRoles) {
      const asked = portalActionsOf(withRoles("SUPPLIER", role, "SUBSCRIBER")).includes(action);
      expect(asked, `${role} ${action}`).toBe(
        [role, "SUPPLIER", "SUBSCRIBER"].some((one) => may.some((held) => held === one)),
      );
    }
  }
});

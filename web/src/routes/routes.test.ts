import { resetPath } from "@runko/domain/accounts/password-reset";
import { contactRequestsPath } from "@runko/domain/contact/contact-paths";
import { adminPath, briefingsPath, mailsPath } from "@runko/domain/organizations/areas";
import { organizationActionsOf, portalActionsOf } from "@runko/domain/organizations/control-rights";
import { controlEntries } from "@runko/domain/organizations/control-entries";
import { organizationTabRights } from "@runko/domain/organizations/organization-tabs";
import { infoEntries, tabsOf } from "@runko/domain/organizations/tabs";
import type { OrganizationRole, UserForRights } from "@runko/domain/organizations/roles";
import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import screens from "../../../docs/contract/screens.tsv?raw";
import { controlPaths } from "../control/control-paths.ts";
import { routes } from "../addresses/routes.ts";
import { appRoutes } from "./app-routes.tsx";
import { briefingRows } from "./briefings-routes.ts";
import { controlRows } from "./control-routes.ts";
import { infoRows } from "./info-routes.ts";
import { publicRows } from "./public-routes.ts";
import { reportRows } from "./reports-routes.tsx";
import { partsAt, type Row } from "./route-table.tsx";

const below: Readonly<Record<string, readonly Row[]>> = {
  "": publicRows,
  "/control": controlRows,
  "/info": infoRows,
  "/reports": reportRows,
  [briefingsPath]: briefingRows,
};

const patterns = [
  ...[...appRoutes.loggedIn, ...appRoutes.loggedOut].flatMap(({ path, children }) => [
    path,
    ...(children ?? []).map((child) => child.path),
  ]),
  ...Object.entries(below).flatMap(([base, rows]) =>
    rows.flatMap(({ path }) => [path].flat().map((each) => `${base}/${each}`)),
  ),
].filter((path): path is string => path !== undefined && !path.endsWith("*"));

/** The address as the table writes it; undefined where no page stands. */
const rowOf = (address: string): string | undefined =>
  matchRoutes(
    patterns.map((path) => ({ path })),
    address,
  )?.[0]?.route.path;

const userWith = (globalRole: UserForRights["globalRole"], ...roles: OrganizationRole[]): UserForRights => ({
  id: "user",
  globalRole,
  organizationRoles: roles.map((role) => ({ organizationId: "org", role })),
});

const allowedTo = (user: UserForRights) => ({
  organization: organizationActionsOf(user, ["org"]),
  portal: portalActionsOf(user),
});

const specified = screens
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => (line.split("\t")[1] ?? "").replaceAll(/\{\w+\}/g, "1"));

const users = [
  userWith("RUNKO_ADMIN"),
  userWith(null, "SUBSCRIBER_ADMIN", "ERROR_HANDLER"),
  userWith(null, "SUPPLIER", "SUBSCRIBER"),
];

const made = [
  ...(["subscriber", "supplier", "faultHandler"] as const).flatMap((area) => [
    routes.areaFront(area),
    routes.documents(area, { type: "Order", status: "OPEN" }),
    routes.document(area, 1, { mode: "edit" }),
    routes.search(area, "q=katu"),
  ]),
  ...(["SUBSCRIBER", "SUPPLIER", "ERROR_HANDLER", "PORTAL"] as const).map((view) => routes.reports(view)),
  ...(["SUBSCRIBER", "SUPPLIER", "ERROR_HANDLER"] as const).map((role) => routes.traffic(role, "1")),
  routes.newDocument({ type: "Order" }),
  routes.newFault(),
  ...Object.values(controlPaths).map((address) => address("1" as never, "info" as never)),
  ...Object.keys(organizationTabRights).map((tab) => `/control/organizations/1/${tab}`),
];

describe("the table of routes", () => {
  it.each([
    ["the specification's", specified],
    ["the tabs'", users.flatMap((user) => tabsOf(allowedTo(user)).map(({ path }) => path))],
    ["the control drawer's", controlEntries.map(({ entry }) => routes.controlEntry(entry))],
    ["the info drawer's", infoEntries.map((entry) => routes.infoEntry(entry))],
    ["the domain's", [resetPath, contactRequestsPath, adminPath, mailsPath, briefingsPath]],
    ["those that pages make", made],
  ])("has a page at every address: %s", (_, addresses) => {
    expect(addresses.filter((address) => rowOf(address.replace(/\?.*$/, "")) === undefined)).toEqual([]);
    expect(addresses.length).toBeGreaterThan(1);
  });

  it("has none where nothing stands", () => {
    expect(["/ei/ole", "/vendor/documents/new/x", "/control/loki", "/info/faq/1"].map(rowOf)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  it("knows which pages are fetched before the first paint", () => {
    const ahead = (address: string) => partsAt(appRoutes.loggedIn, address).length;
    expect(
      ["/subscriber", "/vendor/documents/1", "/fault-handler/documents/new", "/subscriber/search", "/admin", "/ei"].map(
        ahead,
      ),
    ).toEqual([1, 1, 1, 1, 0, 0]);
    expect(partsAt(appRoutes.loggedIn, routes.newDocument())).not.toEqual(
      partsAt(appRoutes.loggedIn, routes.document("subscriber", 1)),
    );
  });
});

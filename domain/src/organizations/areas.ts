import { maySearchAs, mayWorkAs, type Allowed } from "./allowed.ts";
import { controlEntries } from "./control-entries.ts";
import type { PortalAction } from "./control-rights.ts";
import type { PathRole } from "./roles.ts";

export const areas = ["subscriber", "supplier", "faultHandler", "info", "control", "workManagement"] as const;
export type Area = (typeof areas)[number];

/** The parameter by which the address in a mail names the organization in which its page is to be opened. */
export const mailedOrganization = "organization";

/** "searchAndReports" is what an organization admin without the plain role has. */
export type AreaAccess = "full" | "searchAndReports" | "none";

/** Where each area starts. */
export const areaPaths = {
  subscriber: "/subscriber",
  supplier: "/vendor",
  faultHandler: "/fault-handler",
  info: "/info",
  control: "/control",
} as const satisfies Partial<Record<Area, string>>;

/** The product admin's overview of the whole portal (§2). */
export const adminPath = "/admin";
/** The mails of the portal, read by the product admin. */
export const mailsPath = "/admin/mails";

/** Where the product admin writes newsletters (§2). */
export const briefingsPath = "/briefings";

type AdminPage = { page: "briefings" | "overview"; path: string; asks: PortalAction };

/** The product admin's own pages, which are of no organization, in their order, each with what it asks (§2). */
export const adminPages: readonly AdminPage[] = [
  { page: "briefings", path: briefingsPath, asks: "keepNewsletters" },
  { page: "overview", path: adminPath, asks: "readOverview" },
];

const fragments: readonly (readonly [fragment: string, area: Area])[] = [
  ["subscriber", "subscriber"],
  ["control", "control"],
  ["fault-handler", "faultHandler"],
  ["/info", "info"],
  ["/work-management", "workManagement"],
];

const roleOfArea: Record<Area, PathRole | null> = {
  subscriber: "SUBSCRIBER",
  supplier: "SUPPLIER",
  faultHandler: "ERROR_HANDLER",
  info: null,
  control: null,
  workManagement: null,
};

const withoutQuery = (path: string): string => path.replace(/[?#].*$/s, "");

const isBelow = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/**
 * The area that a path designates by its fragments, its query aside; null for a path outside every area. Source:
 * specification §2. The product admin's own pages have the bar and the drawer of the control area (0163).
 */
export function areaOfPath(path: string): Area | null {
  const plain = withoutQuery(path);
  if (isBelow(plain, adminPath) || isBelow(plain, briefingsPath)) return "control";
  if (plain.replaceAll("/info/vendor", "/info/").includes("vendor")) return "supplier";
  return fragments.find(([fragment]) => plain.includes(fragment))?.[1] ?? null;
}

/** The role of the API's paths in which a user works in this area. */
export function activeRole(area: Area | null): PathRole | null {
  return area === null ? null : roleOfArea[area];
}

/** How far the user may go in an area of the selected organization. Source: specification §6 */
export function accessToArea(allowed: Allowed, area: Area): AreaAccess {
  const role = roleOfArea[area];
  if (role !== null) {
    if (mayWorkAs(allowed, role)) return "full";
    return maySearchAs(allowed, role) ? "searchAndReports" : "none";
  }
  if (area === "info") return "full";
  if (area === "control") return allowed.organization.includes("enterControl") ? "full" : "none";
  return allowed.portal.includes("workInEveryOrganization") ? "full" : "none";
}

/** Whether the user may enter the whole area. */
export function mayEnterArea(allowed: Allowed, area: Area): boolean {
  return accessToArea(allowed, area) === "full";
}

/** What these and what lies below them ask of the portal: its overview, mails, newsletters, and entries of the control area (D-24). */
const askedOfPaths: readonly (readonly [path: string, asks: PortalAction])[] = [
  [mailsPath, "readMails"],
  ...adminPages.map(({ path, asks }) => [path, asks] as const),
  ...controlEntries.flatMap(({ entry, asks }) =>
    asks.portal === undefined ? [] : [[`${areaPaths.control}/${entry}`, asks.portal] as const],
  ),
];
const askedOf = (path: string): PortalAction | undefined => askedOfPaths.find(([asking]) => isBelow(path, asking))?.[1];

/** Whether the user may open a path behind the login: search and reports open to an admin role alone. */
export function mayOpenPath(allowed: Allowed, path: string): boolean {
  const area = areaOfPath(path);
  const asked = askedOf(withoutQuery(path));
  if (asked !== undefined) return allowed.portal.includes(asked);
  if (area === null) return true;
  const access = accessToArea(allowed, area);
  if (access === "searchAndReports") return /\/(?:search|reports)(?:\/|$)/.test(withoutQuery(path));
  return access === "full";
}

/** Where the user lands after login: /subscriber, or the first area that the roles open (D-24g). */
export function landingPath(allowed: Allowed): string {
  const landings = ["subscriber", "supplier", "faultHandler", "control"] as const;
  return areaPaths[landings.find((area) => mayEnterArea(allowed, area)) ?? "info"];
}

import { accessToArea, areaOfPath, areaPaths, mayEnterArea } from "./areas.ts";
import { controlEntries, type ControlEntry, type SeenBy } from "./control-entries.ts";
import { hasRole, isProductAdmin, ownOrganizationIds } from "./roles.ts";
import type { UserForRights } from "./roles.ts";

export const tabAreas = ["subscriber", "supplier", "faultHandler", "info", "control"] as const;
export type TabArea = (typeof tabAreas)[number];
export type Tab = { area: TabArea; path: string };

export const infoEntries = [
  "newsletters",
  "faq",
  "vendors-contact",
  "manual",
  "feedback-and-errors",
  "confidentiality",
] as const;
export type InfoEntry = (typeof infoEntries)[number];

/** The top tabs in their order, each with where it leads: to search for an admin without the plain role. Source: specification §6 */
export function tabsOf(user: UserForRights, organizationId: string): Tab[] {
  return tabAreas.flatMap((area): Tab[] => {
    const access = accessToArea(user, organizationId, area);
    if (access === "none") return [];
    return [{ area, path: access === "full" ? areaPaths[area] : `${areaPaths[area]}/search` }];
  });
}

/** Whether the side drawer is there: not outside the areas, nor for an admin without the plain role. */
export function hasDrawer(user: UserForRights, organizationId: string, path: string): boolean {
  const area = areaOfPath(path);
  return area !== null && mayEnterArea(user, organizationId, area);
}

export function seesReportsIcon(user: UserForRights): boolean {
  return isProductAdmin(user);
}

/** The product admin (§6), and whoever belongs to several organizations and could not reach them otherwise (§1). */
export function maySwitchOrganization(user: UserForRights): boolean {
  return isProductAdmin(user) || ownOrganizationIds(user).length > 1;
}

/** The entries of the control drawer that the user sees, none without the control role. */
export function controlEntriesOf(user: UserForRights, organizationId: string): ControlEntry[] {
  if (!mayEnterArea(user, organizationId, "control")) return [];
  const sees: Record<SeenBy, boolean> = {
    everyone: true,
    supplierAdmins: hasRole(user, organizationId, "SUPPLIER_ADMIN"),
    productAdmins: isProductAdmin(user),
  };
  return controlEntries.filter(({ seenBy }) => sees[seenBy]).map(({ entry }) => entry);
}

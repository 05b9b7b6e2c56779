import type { Allowed } from "./allowed.ts";
import { accessToArea, areaOfPath, areaPaths, mayEnterArea } from "./areas.ts";
import { controlEntries, type ControlEntry } from "./control-entries.ts";

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
export function tabsOf(allowed: Allowed): Tab[] {
  return tabAreas.flatMap((area): Tab[] => {
    const access = accessToArea(allowed, area);
    if (access === "none") return [];
    return [{ area, path: access === "full" ? areaPaths[area] : `${areaPaths[area]}/search` }];
  });
}

/** Whether the side drawer is there: not outside the areas, nor for an admin without the plain role. */
export function hasDrawer(allowed: Allowed, path: string): boolean {
  const area = areaOfPath(path);
  return area !== null && mayEnterArea(allowed, area);
}

/** The entries of the control drawer that the user sees, none without the control area. */
export function controlEntriesOf(allowed: Allowed): ControlEntry[] {
  if (!mayEnterArea(allowed, "control")) return [];
  const isOpen = ({ asks: { organization, portal } }: (typeof controlEntries)[number]) =>
    (organization === undefined || allowed.organization.includes(organization)) &&
    (portal === undefined || allowed.portal.includes(portal));
  return controlEntries.filter(isOpen).map(({ entry }) => entry);
}

import { areaPaths, type Area } from "@runko/domain/organizations/areas";
import type { UserForRights } from "@runko/domain/organizations/roles";
import {
  controlEntriesOf,
  infoEntries,
  tabsOf,
  type ControlEntry,
  type InfoEntry,
  type Tab,
} from "@runko/domain/organizations/tabs";
import { texts } from "@runko/domain/texts/texts";
import { paths } from "../look/paths.ts";

/**
 * The places that have a page: an area's front or search. Tabs, icons and shortcuts to others are not shown.
 * Whoever makes a page adds its path here.
 */
const existingPlaces: ReadonlySet<string> = new Set([
  "/subscriber",
  "/vendor",
  "/fault-handler",
  "/subscriber/search",
  "/vendor/search",
  "/fault-handler/search",
  "/reports",
  "/control",
  "/control/users",
  "/control/organizations",
  "/control/products",
  "/control/emails",
  "/control/faq",
  "/control/log",
  "/control/contact-requests",
  "/info",
  "/info/faq",
  "/info/manual",
  "/info/vendors-contact",
  "/info/feedback-and-errors",
  "/info/confidentiality",
  "/info/newsletters",
]);

/** Where a new document is begun, in the areas that make some. */
export const newPlaces: Partial<Record<Area, { path: string; label: string }>> = {
  subscriber: { path: areaPaths.subscriber, label: texts.shell.newDocumentLong },
  faultHandler: { path: paths.newFault(), label: texts.faultHandler.newFault },
};

export const placeExists = (path: string): boolean => existingPlaces.has(path);

/** The tabs of the user that lead somewhere. */
export function tabsShown(user: UserForRights, organizationId: string): Tab[] {
  return tabsOf(user, organizationId).filter(({ path }) => placeExists(path));
}

/** The pages of the control area that the user sees, each with where it stands. */
export function controlEntriesShown(
  user: UserForRights,
  organizationId: string,
): { entry: ControlEntry; path: string }[] {
  return controlEntriesOf(user, organizationId)
    .map((entry) => ({ entry, path: `${areaPaths.control}/${entry}` }))
    .filter(({ path }) => placeExists(path));
}

/** The pages of the info area, the same for everyone. */
export const infoEntriesShown = (): { entry: InfoEntry; path: string }[] =>
  infoEntries.map((entry) => ({ entry, path: `${areaPaths.info}/${entry}` })).filter(({ path }) => placeExists(path));

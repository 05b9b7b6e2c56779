import type { Area } from "@runko/domain/organizations/areas";
import { fetchedPart, type FetchedPart } from "../screen/fetched-part.tsx";

type Mini = { mini: boolean };

export const PinnedSearches = fetchedPart(() => import("./pinned-searches.tsx"));
export const ReportsEntry = fetchedPart(() => import("./reports-entry.tsx"));

/** The entries of the areas that have no documents. */
export const entriesOf: Partial<Record<Area, FetchedPart<Mini>>> = {
  control: fetchedPart(() => import("./control-entries.tsx")),
  info: fetchedPart(() => import("./info-entries.tsx")),
};

/** Fetches what the drawer of an area is made of beside the shell, which does not wait for it. */
export function fetchDrawer(area: Area | null): void {
  const entries = area === null ? undefined : entriesOf[area];
  for (const { fetch } of entries ? [entries] : [ReportsEntry, PinnedSearches]) fetch().catch(() => undefined);
}

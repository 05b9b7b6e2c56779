import type { Area } from "@runko/domain/organizations/areas";
import { wideScreen } from "../screen/breakpoints.ts";
import { lazyWithPreload, type PreloadableComponent } from "../screen/lazy-with-preload.tsx";

type Mini = { mini: boolean };

export const PinnedSearches = lazyWithPreload(() => import("./pinned-searches.tsx"));
export const ReportsEntry = lazyWithPreload(() => import("./reports-entry.tsx"));

/** The entries of the areas that have no documents. */
export const entriesOf: Partial<Record<Area, PreloadableComponent<Mini>>> = {
  control: lazyWithPreload(() => import("./control-entries.tsx")),
  info: lazyWithPreload(() => import("./info-entries.tsx")),
};

/** Fetches what the drawer of an area is made of beside the shell, which does not wait for it; where it stands beside the page. */
export function fetchDrawer(area: Area | null): void {
  if (!matchMedia(wideScreen).matches) return;
  const entries = area === null ? undefined : entriesOf[area];
  for (const { preload } of entries ? [entries] : [ReportsEntry, PinnedSearches]) preload().catch(() => undefined);
}

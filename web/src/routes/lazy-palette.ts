import { fetchedRoute } from "./fetched-route.tsx";

/** Fetched ahead like the pages, so that it opens at once. */
export const CommandPalette = fetchedRoute(() => import("../shell/palette/command-palette.tsx"));

import { lazyWithPreload } from "../screen/lazy-with-preload.tsx";

/** Fetched ahead like the pages, so that it opens at once. */
export const CommandPalette = lazyWithPreload(() => import("../shell/palette/command-palette.tsx"));

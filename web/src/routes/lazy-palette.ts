import { fetchedPart } from "../screen/fetched-part.tsx";

/** Fetched ahead like the pages, so that it opens at once. */
export const CommandPalette = fetchedPart(() => import("../shell/palette/command-palette.tsx"));

/** The manual; apart from the other texts, for it is long and few pages show it. */
export { manualParts } from "./fi/guide/index.ts";

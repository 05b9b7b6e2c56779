/** The manual and the frequently asked questions; apart from the other texts, for they are long and few pages show them. */
export { faqGroups, manualParts } from "./fi/guide/index.ts";

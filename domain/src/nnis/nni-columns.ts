import type { NniFields } from "./nni-schema.ts";

/** What a row tells of an NNI. */
export const nniColumns = ["identifier", "description", "productGroups", "active"] as const satisfies readonly (
  keyof NniFields | "productGroups"
)[];
export type NniColumn = (typeof nniColumns)[number];

import type { Capability } from "../capability.ts";

export const files: Capability = {
  tables: {
    files: ["documents"],
    loose_blobs: [],
  },
};

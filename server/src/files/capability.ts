import type { Capability } from "../capability.ts";

export const files: Capability = {
  tables: {
    files: ["documents", "tmf"],
    loose_blobs: [],
  },
};

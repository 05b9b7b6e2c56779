import type { Capability } from "../capability.ts";

export const places: Capability = {
  tables: { municipalities: [], postal_codes: [] },
};

import type { Capability } from "../capability.ts";

export const places: Capability = {
  tables: { municipalities: ["connections"], postal_codes: [] },
};

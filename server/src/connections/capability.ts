import type { Capability } from "../capability.ts";

export const connections: Capability = {
  tables: { connections: [] },
};

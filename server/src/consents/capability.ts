import type { Capability } from "../capability.ts";

export const consents: Capability = {
  tables: { mail_consents: [] },
};

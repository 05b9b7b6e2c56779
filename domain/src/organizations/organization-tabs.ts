import type { ControlCapability } from "./control-rights.ts";

/** The pages of one organization in the control area, in their order (§2), each with the right that it asks. */
export const organizationTabRights = {
  info: null,
  "event-messages": "eventMessages",
  "sub-organization-event-visibility": "eventVisibility",
  settings: null,
  "billing-info": "billing",
  "nni-identifiers": "nnis",
  "sub-nni-identifiers": "nnis",
} as const satisfies Record<string, ControlCapability | null>;
export type OrganizationTab = keyof typeof organizationTabRights;

import type { ControlCapability } from "./control-rights.ts";
import type { OrganizationRole } from "./roles.ts";

/**
 * The pages of one organization in the control area, in their order (§2), each with the right that it asks. The last two
 * are ours: decision 0032.
 */
export const organizationTabRights = {
  info: null,
  "event-messages": "eventMessages",
  "sub-organization-event-visibility": "eventVisibility",
  settings: null,
  "billing-info": "billing",
  "nni-identifiers": "nnis",
  "sub-nni-identifiers": "nnis",
  subscriptions: "requestSubscriptions",
  customers: "subscribersInfo",
} as const satisfies Record<string, ControlCapability | null>;
export type OrganizationTab = keyof typeof organizationTabRights;

/** The tabs of organizations that have this role; the others are everyone's. */
export const organizationTabRoles: Partial<Record<OrganizationTab, OrganizationRole>> = {
  subscriptions: "SUBSCRIBER",
  customers: "SUPPLIER",
};

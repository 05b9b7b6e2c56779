import type { OrganizationAction } from "./control-rights.ts";
import type { OrganizationRole } from "./roles.ts";

/**
 * The pages of one organization in the control area, in their order (§2), each with the action that it asks. The last
 * six are ours: decisions 0032, 0137, 0145, 0200 and 0228.
 */
export const organizationTabRights = {
  info: null,
  "event-messages": "keepRecipients",
  "sub-organization-event-visibility": "openDocuments",
  settings: null,
  "billing-info": "keepBilling",
  "nni-identifiers": "keepNnis",
  "sub-nni-identifiers": "keepNnis",
  subscriptions: "requestSubscriptions",
  customers: "keepSubscribersInfo",
  "service-times": "keepServiceTimes",
  escalation: "keepEscalation",
  api: "manageApi",
  "sign-in": "keepIdentityProvider",
} as const satisfies Record<string, OrganizationAction | null>;
export type OrganizationTab = keyof typeof organizationTabRights;

/** The groups of the tabs, in their order, so that they stand on one row. */
export const organizationTabGroups = [
  "basics",
  "events",
  "billing",
  "network",
  "partners",
  "service",
  "machines",
] as const;
export type OrganizationTabGroup = (typeof organizationTabGroups)[number];

export const groupOfTab: Record<OrganizationTab, OrganizationTabGroup> = {
  info: "basics",
  settings: "basics",
  "event-messages": "events",
  "sub-organization-event-visibility": "events",
  "billing-info": "billing",
  "nni-identifiers": "network",
  "sub-nni-identifiers": "network",
  subscriptions: "partners",
  customers: "partners",
  "service-times": "service",
  escalation: "service",
  api: "machines",
  "sign-in": "basics",
};

/** The tabs of organizations that have this role; the others are everyone's. */
export const organizationTabRoles: Partial<Record<OrganizationTab, OrganizationRole>> = {
  subscriptions: "SUBSCRIBER",
  customers: "SUPPLIER",
  "service-times": "SUPPLIER",
  escalation: "SUPPLIER",
};

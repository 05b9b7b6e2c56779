import type { PathNeed } from "./acting.ts";
import type { OrganizationAction, PortalAction } from "./control-rights.ts";
import { organizationRoles, type OrganizationRole, type PathRole } from "./roles.ts";

/** What the user may do in an organization and in the portal, as the answers of the API say. */
export type Allowed = { organization: readonly OrganizationAction[]; portal: readonly PortalAction[] };

/** What entering each role of the paths asks: to act in it, or to search and report. */
export const pathActions = {
  SUBSCRIBER: { act: "workAsSubscriber", read: "searchAsSubscriber" },
  SUPPLIER: { act: "workAsSupplier", read: "searchAsSupplier" },
  ERROR_HANDLER: { act: "workAsFaultHandler", read: "searchAsFaultHandler" },
} as const satisfies Record<PathRole, Record<PathNeed, OrganizationAction>>;

/** Whether whoever is allowed this may work in the role: open lists and documents, and act on them. */
export const mayWorkAs = ({ organization }: Allowed, role: PathRole): boolean =>
  organization.includes(pathActions[role].act);

/** Whether whoever is allowed this may search and report in the role. */
export const maySearchAs = ({ organization }: Allowed, role: PathRole): boolean =>
  organization.includes(pathActions[role].read);

/** What giving and taking each role asks: each admin role does it on its own side (D-45). */
export const roleActions = {
  SUBSCRIBER: "giveSubscriberRoles",
  SUBSCRIBER_ADMIN: "giveSubscriberRoles",
  SUPPLIER: "giveSupplierRoles",
  SUPPLIER_ADMIN: "giveSupplierRoles",
  ERROR_HANDLER: "giveSupplierRoles",
} as const satisfies Record<OrganizationRole, OrganizationAction>;

/** The roles that may be given to others by whom these actions are allowed in the organization. */
export const rolesToGive = (allowed: readonly OrganizationAction[]): OrganizationRole[] =>
  organizationRoles.filter((role) => allowed.includes(roleActions[role]));

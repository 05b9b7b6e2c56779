import { hasRole } from "./roles.ts";
import type { OrganizationRole, PathRole, UserForRights } from "./roles.ts";

/** The admin role that lets a user read, by search and reports, what the plain role works on (decisions C). */
const adminRoleOf: Record<PathRole, OrganizationRole | null> = {
  SUBSCRIBER: "SUBSCRIBER_ADMIN",
  SUPPLIER: "SUPPLIER_ADMIN",
  ERROR_HANDLER: null,
};

/** Whether the user may work in this role of the organization: open lists and documents, and act on them. */
export function mayActAs(user: UserForRights, organizationId: string, role: PathRole): boolean {
  return hasRole(user, organizationId, role);
}

/** Whether the user may search and report in this role of the organization; an admin role is enough for that. */
export function mayReadAs(user: UserForRights, organizationId: string, role: PathRole): boolean {
  const adminRole = adminRoleOf[role];
  return mayActAs(user, organizationId, role) || (adminRole !== null && hasRole(user, organizationId, adminRole));
}

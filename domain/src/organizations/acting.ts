import { hasRole } from "./held-roles.ts";
import type { OrganizationRole, PathRole, UserForRights } from "./roles.ts";

/** The admin role that lets a user read, by search and reports, what the plain role works on (decisions C). */
const adminRoleOf: Record<PathRole, OrganizationRole | null> = {
  SUBSCRIBER: "SUBSCRIBER_ADMIN",
  SUPPLIER: "SUPPLIER_ADMIN",
  ERROR_HANDLER: null,
};

/** What a path asks of its caller: to act in its role, or to search and report in it. */
export type PathNeed = "act" | "read";

/** The roles in the organization that open a path of this role. */
export function openingRoles(role: PathRole, need: PathNeed): OrganizationRole[] {
  const adminRole = adminRoleOf[role];
  return need === "read" && adminRole !== null ? [role, adminRole] : [role];
}

/** Whether the user may work in this role of the organization: open lists and documents, and act on them. */
export function mayActAs(user: UserForRights, organizationId: string, role: PathRole): boolean {
  return hasRole(user, organizationId, ...openingRoles(role, "act"));
}

/** Whether the user may search and report in this role of the organization; an admin role is enough for that. */
export function mayReadAs(user: UserForRights, organizationId: string, role: PathRole): boolean {
  return hasRole(user, organizationId, ...openingRoles(role, "read"));
}

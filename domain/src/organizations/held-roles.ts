import { productAdminRole, type OrganizationRole, type UserForRights } from "./roles.ts";

export function isProductAdmin(user: UserForRights): boolean {
  return user.globalRole === productAdminRole;
}

/** Whether the user holds one of these roles in the organization; the product admin holds all. */
export function hasRole(user: UserForRights, organizationId: string, ...roles: readonly OrganizationRole[]): boolean {
  return (
    isProductAdmin(user) ||
    user.organizationRoles.some((held) => held.organizationId === organizationId && roles.includes(held.role))
  );
}

/** The organizations in which the user holds a role, each once. */
export function ownOrganizationIds(user: UserForRights): string[] {
  return [...new Set(user.organizationRoles.map(({ organizationId }) => organizationId))];
}

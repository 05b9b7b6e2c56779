import { organizationAdminRoles } from "@runko/domain/organizations/control-rights";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { Issue } from "@runko/domain/values/issue";

export const adminRolesOf = (roles: readonly OrganizationRole[]) =>
  organizationAdminRoles.filter((role) => roles.includes(role));

/** Roles that may be the organization's: some that an admin can hold, and none that the parent has not (D-24). */
export function checkOrganizationRoles(
  wanted: readonly OrganizationRole[],
  ofParent: readonly OrganizationRole[] | null,
): Issue[] {
  if (adminRolesOf(wanted).length === 0) return [{ path: "organizationRoles", code: "ADMIN_ROLE_REQUIRED" }];
  return wanted.flatMap((role, index): Issue[] =>
    ofParent === null || ofParent.includes(role)
      ? []
      : [{ path: `organizationRoles.${String(index)}`, code: "ROLE_NOT_AVAILABLE" }],
  );
}

import { organizationRoles, type OrganizationRole } from "@runko/domain/organizations/roles";
import { texts } from "@runko/domain/texts/texts";

/** The roles in words, in the order of the list of roles. */
export const roleNames = (held: readonly OrganizationRole[]): string =>
  organizationRoles
    .filter((role) => held.includes(role))
    .map((role) => texts.control.roles[role])
    .join(", ");

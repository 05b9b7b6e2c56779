import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { components } from "../api/schema.generated.ts";

export type ManagedUser = components["schemas"]["ManagedUser"];

/** An organization that the user administers, with the roles that it has to give. */
export type AdministeredOrganization = {
  id: string;
  name: string;
  parentOrganizationId: string | null;
  organizationRoles: OrganizationRole[];
};

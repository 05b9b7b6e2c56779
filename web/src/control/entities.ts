import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { components } from "../api/schema.generated.ts";

export type Organization = components["schemas"]["Organization"];
export type ManagedUser = components["schemas"]["ManagedUser"];

/** An organization that the user sees, with the roles that it has to give. */
export type AdministeredOrganization = Pick<
  Organization,
  "id" | "name" | "businessId" | "parentOrganizationId" | "multiproduct" | "backboneOperator" | "publicSupplier"
> & { organizationRoles: OrganizationRole[] };

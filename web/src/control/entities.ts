import type { OrganizationAction } from "@runko/domain/organizations/control-rights";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { components } from "../api/schema.generated.ts";

export type Organization = components["schemas"]["Organization"];
export type OrganizationAddress = components["schemas"]["Address"];
export type ManagedUser = components["schemas"]["ManagedUser"];

/** An organization that the user sees, with the roles that it has to give and what the user may do there. */
export type AdministeredOrganization = Pick<
  Organization,
  | "id"
  | "name"
  | "businessId"
  | "parentOrganizationId"
  | "multiproduct"
  | "backboneOperator"
  | "publicSupplier"
  | "closedAt"
> & { organizationRoles: OrganizationRole[]; allowedActions: OrganizationAction[] };
/** A supplier's product with everything that is told of it. */
export type ManagedProduct = Required<components["schemas"]["Product"]>;
export type ManagedGroup = components["schemas"]["ProductGroup"];
export type ManagedCommonProduct = Required<components["schemas"]["CommonProduct"]>;

import type { OrganizationAction } from "@runko/domain/organizations/control-rights";
import { queryOptions } from "@tanstack/react-query";
import { allows } from "../api/allows.ts";
import { fetchEvery } from "../api/rows.ts";
import { controlKeys } from "./control-keys.ts";
import type { AdministeredOrganization } from "./entities.ts";

const fields = [
  "id",
  "name",
  "businessId",
  "parentOrganizationId",
  "multiproduct",
  "backboneOperator",
  "publicSupplier",
  "closedAt",
] as const satisfies readonly (keyof AdministeredOrganization)[];

const asked = { fields, include: ["organizationRoles", "allowedActions"], order: "name ASC" } as const;

/** Those of the organizations in which the reader may do this. */
export const administered = (
  organizations: readonly AdministeredOrganization[],
  action: OrganizationAction,
): AdministeredOrganization[] => organizations.filter((one) => allows(one, action));

/** Every organization that the user sees, by name, with the roles that each has to give and what the user may do there. */
export const visibleOrganizationsQuery = (user: { id: string }) =>
  queryOptions({
    queryKey: controlKeys.organizations("visible", user.id),
    queryFn: ({ signal }) => fetchEvery("/organizations", { filter: asked, signal }),
  });

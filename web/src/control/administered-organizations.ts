import { mayControl, type ControlCapability } from "@runko/domain/organizations/control-rights";
import type { UserForRights } from "@runko/domain/organizations/roles";
import { queryOptions } from "@tanstack/react-query";
import { controlKeys } from "./control-keys.ts";
import type { AdministeredOrganization } from "./entities.ts";
import { fetchEvery } from "../api/rows.ts";

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

const asked = { fields, include: ["organizationRoles"], order: "name ASC" } as const;

/** The id of an organization and the ids of those above it, as far as they are known. */
export function pathOf(id: string, parents: ReadonlyMap<string, string | null>): string[] {
  const path: string[] = [];
  for (let next: string | null = id; next !== null && !path.includes(next); next = parents.get(next) ?? null)
    path.push(next);
  return path;
}

/** The parent of each of the organizations. */
export const parentsOf = (organizations: readonly AdministeredOrganization[]): ReadonlyMap<string, string | null> =>
  new Map(organizations.map(({ id, parentOrganizationId }) => [id, parentOrganizationId]));

/** Those of the organizations in which the user may do this. */
export function administered(
  user: UserForRights,
  organizations: readonly AdministeredOrganization[],
  capability: ControlCapability,
): AdministeredOrganization[] {
  const parents = parentsOf(organizations);
  return organizations.filter(({ id }) => mayControl(user, pathOf(id, parents), capability));
}

/** Every organization that the user sees, by name, with the roles that each has to give. */
export const visibleOrganizationsQuery = (user: UserForRights) =>
  queryOptions({
    queryKey: controlKeys.organizations("visible", user.id),
    queryFn: ({ signal }) => fetchEvery("/organizations", { filter: asked, signal }),
  });

import { isProductAdmin, ownOrganizationIds } from "./held-roles.ts";
import type { UserForRights } from "./roles.ts";

export type OrganizationInTree = { id: string; parentOrganizationId: string | null };

/** These organizations that exist, with all that stand under them at any depth. */
function withDescendants(ids: readonly string[], organizations: readonly OrganizationInTree[]): Set<string> {
  const children = new Map<string, string[]>();
  for (const { id, parentOrganizationId } of organizations) {
    if (parentOrganizationId === null) continue;
    const siblings = children.get(parentOrganizationId);
    if (siblings) siblings.push(id);
    else children.set(parentOrganizationId, [id]);
  }
  const existing = new Set(organizations.map(({ id }) => id));
  const found = new Set(ids.filter((id) => existing.has(id)));
  for (const id of found) children.get(id)?.forEach((child) => found.add(child));
  return found;
}

/** All organizations under this one at any depth, itself left out. */
export function descendantIds(organizationId: string, organizations: readonly OrganizationInTree[]): Set<string> {
  const found = withDescendants([organizationId], organizations);
  found.delete(organizationId);
  return found;
}

/** The organizations a user sees: all for the product admin, else own ones and their descendants. Source: specification §6 */
export function visibleOrganizationIds(user: UserForRights, organizations: readonly OrganizationInTree[]): Set<string> {
  if (isProductAdmin(user)) return new Set(organizations.map(({ id }) => id));
  return withDescendants(ownOrganizationIds(user), organizations);
}

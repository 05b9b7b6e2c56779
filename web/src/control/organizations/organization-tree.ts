import type { OrganizationFeature } from "@runko/domain/organizations/features";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import { searchConditions } from "../../api/search-conditions.ts";
import type { AdministeredOrganization } from "../entities.ts";

export type TreeRow = AdministeredOrganization & { depth: number; parentName: string | undefined };

/** Each organization followed by those below it; siblings stay in the order in which they are given. */
export function treeOf(organizations: readonly AdministeredOrganization[]): TreeRow[] {
  const byId = new Map(organizations.map((one) => [one.id, one]));
  const below = new Map<string | null, AdministeredOrganization[]>();
  for (const one of organizations) {
    const parent = one.parentOrganizationId;
    const key = parent !== null && byId.has(parent) ? parent : null;
    below.set(key, [...(below.get(key) ?? []), one]);
  }
  const rowsBelow = (parentId: string | null, depth: number): TreeRow[] =>
    (below.get(parentId) ?? []).flatMap((one) => [
      { ...one, depth, parentName: parentId === null ? undefined : byId.get(parentId)?.name },
      ...rowsBelow(one.id, depth + 1),
    ]);
  return rowsBelow(null, 0);
}

/** In use, or closed by the product admin (D-53). */
export const organizationStates = ["open", "closed"] as const;
type OrganizationState = (typeof organizationStates)[number];

export type OrganizationCriteria = {
  text: string;
  role?: OrganizationRole | undefined;
  feature?: OrganizationFeature | undefined;
  state?: OrganizationState | undefined;
};

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/**
 * The rows that have the role, the feature and the state, and in whose name or business id every typed word is found; without their
 * places in the tree. What `organizationFilter` asks of the server.
 */
export function searchTree(rows: readonly TreeRow[], { text, role, feature, state }: OrganizationCriteria): TreeRow[] {
  const words = wordsOf(text.toLowerCase());
  return rows
    .filter((row) => {
      const said = `${row.name} ${row.businessId ?? ""}`.toLowerCase();
      if (state !== undefined && (row.closedAt !== null) !== (state === "closed")) return false;
      if (role !== undefined && !row.organizationRoles.includes(role)) return false;
      return (feature === undefined || row[feature]) && words.every((word) => said.includes(word));
    })
    .map((row) => ({ ...row, depth: 0 }));
}

/** The same as a filter of the server, for the export. */
export function organizationFilter({ text, role, feature, state }: OrganizationCriteria): object {
  const conditions = [
    ...(role === undefined ? [] : [{ [`roles.${role}`]: true }]),
    ...(feature === undefined ? [] : [{ [feature]: true }]),
    ...(state === undefined ? [] : [{ closed: state === "closed" }]),
    ...searchConditions(text, ["name", "businessId"]),
  ];
  return conditions.length > 0 ? { where: { and: conditions } } : {};
}

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

/** The rows in whose name or business id every typed word is found, without their places in the tree. */
export function searchTree(rows: readonly TreeRow[], text: string): TreeRow[] {
  const words = text.toLocaleLowerCase("fi").split(/\s+/).filter(Boolean);
  return rows
    .filter(({ name, businessId }) => {
      const said = `${name} ${businessId ?? ""}`.toLocaleLowerCase("fi");
      return words.every((word) => said.includes(word));
    })
    .map((row) => ({ ...row, depth: 0 }));
}

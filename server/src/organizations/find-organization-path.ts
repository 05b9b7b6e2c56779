import { isProductAdmin, ownOrganizationIds } from "@runko/domain/organizations/held-roles";
import type { UserForRights } from "@runko/domain/organizations/roles";
import { isUuid } from "@runko/domain/values/uuid";
import type { Pool } from "pg";

const text = `
  WITH RECURSIVE above AS (
    SELECT id, parent_organization_id FROM organizations WHERE id = $1
    UNION
    SELECT o.id, o.parent_organization_id FROM organizations o JOIN above a ON o.id = a.parent_organization_id
  )
  SELECT id FROM above`;

/**
 * This organization and those above it, when the user sees it (specification §6): null for one that does not exist,
 * is no id, or is not to be seen. One in which the user has a role is answered alone, without asking the database.
 */
export async function findOrganizationPath(pool: Pool, user: UserForRights, id: string): Promise<string[] | null> {
  if (!isUuid(id)) return null;
  const own = ownOrganizationIds(user);
  return own.includes(id) ? [id] : await findWholePath(pool, user, id);
}

/** The same with those above it in any case: a right may come from there beside a role here. */
export async function findWholePath(pool: Pool, user: UserForRights, id: string): Promise<string[] | null> {
  if (!isUuid(id)) return null;
  const own = ownOrganizationIds(user);
  const { rows } = await pool.query<{ id: string }>({ name: "organization_path", text, values: [id] });
  const path = rows.map((row) => row.id);
  if (path.length === 0) return null;
  return isProductAdmin(user) || path.some((above) => own.includes(above)) ? path : null;
}

/** The path by which something may be shared to the organization: none to a sandbox, which stands below alone. */
export async function findPathOfSharing(pool: Pool, user: UserForRights, id: string): Promise<string[]> {
  const path = (await findWholePath(pool, user, id)) ?? [];
  const { rowCount } = await pool.query("SELECT FROM organizations WHERE id = $1 AND sandbox", [path[0] ?? null]);
  return rowCount === 0 ? path : [];
}

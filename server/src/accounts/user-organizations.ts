import type { Pool } from "pg";
import { administrator, withAdministered, type Administration } from "../admin-log/administration.ts";

/** The administered organizations in which the user has roles, with those that each has to give, as JSON text. */
export async function findUserOrganizations(
  pool: Pool,
  administration: Administration,
  userId: string,
): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({
    name: "user_organizations",
    text: `${withAdministered}
      SELECT coalesce(json_agg(json_build_object('organizationId', o.id, 'organizationName', o.name, 'roles', h.roles,
        'organizationRoles', (SELECT json_agg(g.role ORDER BY g.role)
          FROM organization_role_grants g WHERE g.organization_id = o.id)
      ) ORDER BY o.name COLLATE "fi-x-icu", o.id), '[]')::text AS json
      FROM (SELECT r.organization_id, json_agg(r.role ORDER BY r.role) AS roles
        FROM user_organization_roles r WHERE r.user_id = $2 GROUP BY r.organization_id) h
      JOIN organizations o ON o.id = h.organization_id JOIN administered a ON a.id = o.id`,
    values: [administrator(administration), userId],
  });
  return rows[0]?.json ?? "[]";
}

import type { Pool } from "pg";
import { z } from "zod";
import { organizationRoles } from "@runko/domain/organizations/roles";
import { described, objectJson, schemaOf, shown } from "../platform/entity/fields.ts";
import { administrator, withAdministered, type Administration } from "../admin-log/administration.ts";

const rolesOf = (sql: string) => shown(sql, z.array(z.enum(organizationRoles)));
const userOrganizationFields = {
  organizationId: shown("o.id"),
  organizationName: shown("o.name"),
  roles: described(rolesOf("h.roles"), "Those of the user."),
  organizationRoles: described(
    rolesOf("(SELECT json_agg(g.role ORDER BY g.role) FROM organization_role_grants g WHERE g.organization_id = o.id)"),
    "Those of the organization, to choose from.",
  ),
};
export const userOrganizationSchema = schemaOf(userOrganizationFields).meta({ id: "UserOrganization" });

/** The administered organizations in which the user has roles, with those that each has to give, as JSON text. */
export async function findUserOrganizations(
  pool: Pool,
  administration: Administration,
  userId: string,
): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({
    name: "user_organizations",
    text: `${withAdministered}
      SELECT coalesce(json_agg(${objectJson(userOrganizationFields)} ORDER BY o.name COLLATE "fi-x-icu", o.id), '[]')::text AS json
      FROM (SELECT r.organization_id, json_agg(r.role ORDER BY r.role) AS roles
        FROM user_organization_roles r WHERE r.user_id = $2 GROUP BY r.organization_id) h
      JOIN organizations o ON o.id = h.organization_id JOIN administered a ON a.id = o.id`,
    values: [administrator(administration), userId],
  });
  return rows[0]?.json ?? "[]";
}

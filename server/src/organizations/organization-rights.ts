import {
  organizationActions,
  organizationRights,
  type OrganizationAction,
  type Right,
} from "@runko/domain/organizations/control-rights";
import { isProductAdmin } from "@runko/domain/organizations/held-roles";
import type { UserForRights } from "@runko/domain/organizations/roles";
import { z } from "zod";
import { asked, type Relation } from "../platform/entity/relations.ts";

/** What `$1` is in these statements: the roles of the session, by which its gates judge too; null for the product admin. */
export const rolesHeldBy = (user: UserForRights): string | null =>
  isProductAdmin(user) ? null : JSON.stringify(user.organizationRoles);

const held = `jsonb_to_recordset($1::jsonb) AS held("organizationId" uuid, role text)`;

/** Opens a statement in which `rights` are the organizations that the user sees, with the roles held in each (`here`) or above it. */
export const withRights = `WITH RECURSIVE rights AS (
    SELECT held."organizationId" AS id, held.role, true AS here FROM ${held}
    UNION SELECT o.id, r.role, false FROM organizations o JOIN rights r ON o.parent_organization_id = r.id)`;

/** The same of the organization `$2` and the one above it alone. */
export const withRightsOfOne = `WITH RECURSIVE above AS (
    SELECT id, parent_organization_id FROM organizations WHERE id = $2::uuid
    UNION SELECT o.id, o.parent_organization_id FROM organizations o JOIN above a ON o.id = a.parent_organization_id),
  rights AS (
    SELECT $2::uuid AS id, held.role, a.id = $2::uuid AS here FROM above a JOIN ${held} ON held."organizationId" = a.id
    UNION ALL SELECT o.parent_organization_id, held.role, NULL FROM above o
      JOIN above a ON a.id <> o.id JOIN ${held} ON held."organizationId" = a.id WHERE o.id = $2::uuid)`;

function allowed(action: OrganizationAction): string {
  const { roles, held: place }: Right = organizationRights[action];
  const listed = roles.map((role) => `'${role}'`).join(", ");
  const where = place === "above" ? "o.parent_organization_id" : "o.id";
  const here = place === "here" ? " AND here" : "";
  return `CASE WHEN ${where} IN (SELECT id FROM rights WHERE role IN (${listed})${here}) THEN '${action}' END`;
}

const ofSomeRole = organizationActions.filter((action) => organizationRights[action].roles.length > 0);

const actions = z.array(z.enum(organizationActions)).meta({ description: "What the caller may do to it." });

/** What the caller may do to the organization `o`, in a statement that one of the above opens. */
export const allowedActions: Relation<z.ZodOptional<typeof actions>> = asked(
  `CASE WHEN $1::jsonb IS NULL THEN '${JSON.stringify(organizationActions)}'::json
    ELSE array_to_json(array_remove(ARRAY[${ofSomeRole.map(allowed).join(", ")}], NULL)) END`,
  actions,
);

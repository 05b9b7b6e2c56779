import { roleActions } from "@runko/domain/organizations/allowed";
import { mayInPortal, organizationAdminRoles, organizationRights } from "@runko/domain/organizations/control-rights";
import { isProductAdmin } from "@runko/domain/organizations/held-roles";
import { organizationRoles, type UserForRights } from "@runko/domain/organizations/roles";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Session } from "../sessions/session.ts";

declare const administrationMark: unique symbol;

/** Whose users the caller administers: those of their organizations and of all below them, the product admin everyone (D-24). */
export type Administration = { readonly user: UserForRights; readonly [administrationMark]: true };

/** The caller's administration; null for one who administers nothing. */
export function administrationOf({ user }: Session): Administration | null {
  return mayInPortal(user, "administerUsers") ? ({ user: user as UserForRights } as Administration) : null;
}

/** The caller's administration; 403 for one who administers nothing. */
export function requireAdministration(session: Session): Administration {
  const administration = administrationOf(session);
  if (!administration) throw new Problem("FORBIDDEN");
  return administration;
}

/** What `$1` is in these statements: who administers, null for everyone. */
export const administrator = ({ user }: Administration): string | null => (isProductAdmin(user) ? null : user.id);

const adminRoles = organizationAdminRoles.map((role) => `'${role}'`).join(", ");
const given = organizationRoles.flatMap((role) =>
  organizationRights[roleActions[role]].roles.map((admin) => `('${admin}', '${role}')`),
);

/**
 * Opens a statement in which `administered` are the ids of the administered organizations and `controlled` the same with
 * the admin roles by which they are, `$1` being the administrator.
 */
export const withAdministered = `WITH RECURSIVE controlled AS (
    SELECT r.organization_id AS id, r.role FROM user_organization_roles r
    WHERE r.user_id = $1::uuid AND r.role IN (${adminRoles})
    UNION SELECT o.id, above.role FROM organizations o JOIN controlled above ON o.parent_organization_id = above.id),
  administered AS (SELECT id FROM controlled UNION SELECT id FROM organizations WHERE $1::uuid IS NULL)`;

/** SQL of whether the administrator gives and takes away this role in this organization (D-45). */
export const isGiven = (organizationId: string, role: string) => `($1::uuid IS NULL OR EXISTS (
    SELECT FROM controlled c WHERE c.id = ${organizationId} AND (c.role, ${role}) IN (${given.join(", ")})))`;

const ofOwnSandbox = `EXISTS (SELECT FROM organizations o JOIN administered a ON a.id = o.id
    WHERE o.id = r.organization_id AND o.sandbox)`;

/**
 * SQL of whether the administrator may change all of the user `u`: not of one who has roles that others give. What is held
 * in a sandbox of the administered organizations counts for nothing: who opens one has every role in it (0182).
 */
export const isManageable = `($1::uuid IS NULL OR (u.global_role IS NULL AND NOT EXISTS (
    SELECT FROM user_organization_roles r
    WHERE r.user_id = u.id AND NOT ${isGiven("r.organization_id", "r.role")} AND NOT ${ofOwnSandbox})))`;

/** The users `u` of the administered organizations; for the product admin those without one too. */
export function administeredUsers(administration: Administration): Scope {
  return createScope(
    `u.deleted_at IS NULL AND u.kind = 'person' AND ($1::uuid IS NULL OR u.id IN (
      SELECT r.user_id FROM user_organization_roles r JOIN administered a ON a.id = r.organization_id))`,
    [administrator(administration)],
  );
}

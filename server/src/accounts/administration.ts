import { administeredRootIds } from "@runko/domain/organizations/control-rights";
import { isProductAdmin } from "@runko/domain/organizations/roles";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Session } from "./session.ts";

declare const administrationMark: unique symbol;

/** Whose users the caller administers: those of these organizations and of all below them; null: everyone's (D-24). */
export type Administration = { readonly roots: readonly string[] | null; readonly [administrationMark]: true };

/** The caller's administration; null for one who administers nothing. */
export function administrationOf({ user }: Session): Administration | null {
  const roots = isProductAdmin(user) ? null : administeredRootIds(user);
  return roots?.length === 0 ? null : ({ roots } as Administration);
}

/** The caller's administration; 403 for one who administers nothing. */
export function requireAdministration(session: Session): Administration {
  const administration = administrationOf(session);
  if (!administration) throw new Problem("FORBIDDEN");
  return administration;
}

/** Opens a statement in which `administered` are the ids of the administered organizations, `$1` being the roots. */
export const withAdministered = `WITH RECURSIVE administered AS (
    SELECT id FROM organizations WHERE $1::uuid[] IS NULL OR id = ANY($1::uuid[])
    UNION SELECT c.id FROM organizations c JOIN administered a ON c.parent_organization_id = a.id)`;

/** The users `u` of the administered organizations; for the product admin those without one too. */
export function administeredUsers({ roots }: Administration): Scope {
  return createScope(
    `u.deleted_at IS NULL AND ($1::uuid[] IS NULL OR u.id IN (
      SELECT r.user_id FROM user_organization_roles r JOIN administered a ON a.id = r.organization_id))`,
    [roots],
  );
}

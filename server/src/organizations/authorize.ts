import { mayActAs, mayReadAs } from "@runko/domain/organizations/acting";
import { mayControl, type OrganizationAction } from "@runko/domain/organizations/control-rights";
import { hasRole } from "@runko/domain/organizations/held-roles";
import { organizationRoles } from "@runko/domain/organizations/roles";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { Pool } from "pg";
import type { Session } from "../sessions/session.ts";
import { Problem } from "../platform/http/problem.ts";
import { findOrganizationPath, findWholePath } from "./find-organization-path.ts";

/** Refuses a role that the user does not hold: 403. */
export function requireRole(
  session: Session,
  organizationId: string,
  role: PathRole,
  need: "act" | "read" = "act",
): void {
  const may = need === "act" ? mayActAs : mayReadAs;
  if (!may(session.user, organizationId, role)) throw new Problem("FORBIDDEN");
}

/** Refuses an organization that the user does not see as one that does not exist: 404. Answers it and those above it. */
export async function requireVisible(pool: Pool, session: Session, organizationId: string): Promise<string[]> {
  const path = await findOrganizationPath(pool, session.user, organizationId);
  if (!path) throw new Problem("NOT_FOUND");
  return path;
}

/** Refuses who neither holds a role in the organization nor administers it from above: 403. */
export function requireMember(session: Session, path: readonly string[]): void {
  const [organizationId = "", ...above] = path;
  const member =
    hasRole(session.user, organizationId, ...organizationRoles) ||
    above.some((id) => hasRole(session.user, id, "SUBSCRIBER_ADMIN", "SUPPLIER_ADMIN"));
  if (!member) throw new Problem("FORBIDDEN");
}

/** Refuses an organization that the user does not see, 404, and one in which they may not do this, 403 (D-24). */
export async function requireControl(
  pool: Pool,
  session: Session,
  organizationId: string,
  action: OrganizationAction,
): Promise<void> {
  const path = await requireWholePath(pool, session, organizationId);
  if (!mayControl(session.user, path, action)) throw new Problem("FORBIDDEN");
}

/** Refuses as requireVisible does, and answers the organization and those above it in any case. */
export async function requireWholePath(pool: Pool, session: Session, organizationId: string): Promise<string[]> {
  const path = await findWholePath(pool, session.user, organizationId);
  if (!path) throw new Problem("NOT_FOUND");
  return path;
}

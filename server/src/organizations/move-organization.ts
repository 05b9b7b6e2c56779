import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { Issue } from "@runko/domain/values/issue";
import { sql, type Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { logVisibilities, type Visibility } from "./log-visibility.ts";
import { lockOrganization, lockParent, lockRoles, raiseVersion } from "./organization-record.ts";

/** One move at a time: two at once could each put the other's organization below its own. */
const MOVING = 5_240_031;

const below = (id: string) => sql`
  SELECT id FROM organizations WHERE parent_organization_id = ${id}
  UNION SELECT o.id FROM organizations o JOIN below b ON o.parent_organization_id = b.id`;

async function findIssue(
  trx: Transaction<Database>,
  id: string,
  parentId: string,
  roles: readonly OrganizationRole[],
): Promise<Issue["code"] | undefined> {
  const { rows } = await sql<{ id: string }>`WITH RECURSIVE below AS (${below(id)}) SELECT id FROM below`.execute(trx);
  if (parentId === id || rows.some((row) => row.id === parentId)) return "BELOW_ITSELF";
  if (!(await lockParent(trx, parentId))) return "ORGANIZATION_NOT_AVAILABLE";
  const ofParent = await lockRoles(trx, parentId);
  return roles.every((role) => ofParent.includes(role)) ? undefined : "PARENT_LACKS_ROLES";
}

/** What those who are not above any more saw of the moved organization and of those below it (D-20) is closed. */
async function closeVisibilities(trx: Transaction<Database>, actor: AdminActor, id: string): Promise<void> {
  const { rows } = await sql<Visibility & { parentId: string }>`
    WITH RECURSIVE below AS (${below(id)}),
    above AS (
      SELECT parent_organization_id AS id FROM organizations WHERE id = ${id}
      UNION SELECT o.parent_organization_id FROM organizations o JOIN above a ON o.id = a.id),
    moved AS (SELECT ${id}::uuid AS id UNION SELECT id FROM below)
    DELETE FROM sub_organization_event_visibilities v USING organizations o
    WHERE o.id = v.child_id AND v.child_id IN (SELECT id FROM moved) AND v.parent_id NOT IN (SELECT id FROM moved)
      AND v.parent_id NOT IN (SELECT id FROM above WHERE id IS NOT NULL)
    RETURNING v.parent_id AS "parentId", v.child_id AS "childId", o.name AS "childName", v.event_type AS "eventType"
  `.execute(trx);
  await logVisibilities(trx, actor, rows, false);
}

/** Puts an organization with all below it under another one, or under none; `roles` are those that it will have. */
export async function moveOrganization(
  trx: Transaction<Database>,
  actor: AdminActor,
  id: string,
  parentId: string | null,
  roles: OrganizationRole[] | undefined,
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${MOVING})`.execute(trx);
  const before = await lockOrganization(trx, id);
  if (!before) throw new Problem("NOT_FOUND");
  if (before.parentOrganizationId === parentId) return;
  const code = parentId && (await findIssue(trx, id, parentId, roles ?? (await lockRoles(trx, id))));
  if (code) throw new Problem("VALIDATION_FAILED", { issues: [{ path: "parentOrganizationId", code }] });
  await trx.updateTable("organizations").set({ parent_organization_id: parentId }).where("id", "=", id).execute();
  await raiseVersion(trx, id);
  await closeVisibilities(trx, actor, id);
  await writeAdminLog(trx, actor, {
    organizationId: id,
    subject: "organization",
    subjectId: id,
    subjectName: before.name,
    action: "changed",
    changes: changesBetween({ parentOrganizationId: before.parentOrganizationId }, { parentOrganizationId: parentId }),
  });
}

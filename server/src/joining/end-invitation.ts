import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import type { OrganizationRole } from "@runko/domain/organizations/roles";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { sql, type Transaction } from "kysely";
import { mailAccountChange } from "../accounts/tell-account-change.ts";
import { writeRoles } from "../accounts/user-roles.ts";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { hasCode } from "../platform/error-code.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { isOpenToUser } from "./find-invitations.ts";

const FOREIGN_KEY_VIOLATION = "23503";

type Outcome = "accepted" | "declined" | "withdrawn";
type Ended = { id: string; organizationId: string; emailAddress: string };

async function end(trx: Transaction<Database>, actor: AdminActor, ended: Ended, outcome: Outcome): Promise<void> {
  await trx
    .updateTable("organization_invitations")
    .set({ outcome, ended_at: actor.at })
    .where("id", "=", ended.id)
    .execute();
  await writeAdminLog(trx, actor, {
    organizationId: ended.organizationId,
    subject: "joining",
    subjectId: ended.id,
    subjectName: ended.emailAddress,
    action: "changed",
    changes: changesBetween({ state: "open" }, { state: outcome }),
  });
}

/** Takes an open invitation back; 404 for one that is not open. */
export async function withdrawInvitation(
  trx: Transaction<Database>,
  actor: AdminActor,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<void> {
  const row = await trx
    .selectFrom("organization_invitations")
    .select("email_address")
    .where("id", "=", id)
    .where("organization_id", "=", organizationId)
    .where("outcome", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("NOT_FOUND");
  await end(trx, actor, { id, organizationId, emailAddress: row.email_address }, "withdrawn");
}

type Open = Ended & { organizationName: string; roles: OrganizationRole[]; firstName: string; name: string };

async function lockOpen(trx: Transaction<Database>, { userId, at }: AdminActor, id: string): Promise<Open | undefined> {
  const { rows } = await sql<Open>`
    SELECT i.id, i.organization_id AS "organizationId", i.email_address AS "emailAddress", i.roles,
      o.name AS "organizationName", u.first_name AS "firstName", trim(u.first_name || ' ' || u.last_name) AS name
    FROM users u JOIN organization_invitations i ON ${sql.raw(isOpenToUser)}
    JOIN organizations o ON o.id = i.organization_id
    WHERE u.id = ${userId} AND i.id = ${id} AND i.expires_at > ${at} FOR UPDATE OF u, i`.execute(trx);
  return rows[0];
}

/** Gives the roles of the invitation beside those that the user has there, and tells the user and the organization's log. */
async function join(trx: Transaction<Database>, actor: AdminActor, open: Open): Promise<void> {
  const { organizationId, organizationName, firstName, emailAddress } = open;
  const rows = await trx
    .selectFrom("user_organization_roles")
    .select("role")
    .where("user_id", "=", actor.userId)
    .where("organization_id", "=", organizationId)
    .execute();
  const before = rows.map(({ role }) => role as OrganizationRole);
  const added = open.roles.filter((role) => !before.includes(role));
  const here = (roles: readonly OrganizationRole[]) => roles.map((role) => ({ organizationId, role }));
  try {
    await writeRoles(trx, actor.userId, here(before), here([...before, ...added]));
  } catch (error) {
    if (hasCode(error, FOREIGN_KEY_VIOLATION)) throw new Problem("CONFLICT");
    throw error;
  }
  await writeAdminLog(trx, actor, {
    organizationId,
    subject: "user",
    subjectId: actor.userId,
    subjectName: open.name,
    action: "changed",
    changes: changesBetween({ roles: before }, { roles: [...before, ...added] }),
  });
  const lines = ({ mails, control }: Catalogue) =>
    added.map((role) => mails.accountChange.roleGiven(control.roles[role], organizationName));
  const by = { userId: actor.userId, byId: actor.userId, at: actor.at };
  await mailAccountChange(trx, { firstName, addresses: [emailAddress], lines }, by);
}

/** The invited person accepts, which gives the roles, or declines; 404 for what is not open to this address. */
export async function answerInvitation(
  trx: Transaction<Database>,
  actor: AdminActor,
  { id, accept }: { id: string; accept: boolean },
): Promise<void> {
  const open = await lockOpen(trx, actor, id);
  if (!open) throw new Problem("NOT_FOUND");
  if (accept) await join(trx, actor, open);
  await end(trx, actor, open, accept ? "accepted" : "declined");
}

import { joiningDays, joiningPath, mostOpenJoinings } from "@runko/domain/accounts/joining";
import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { textsFor } from "@runko/domain/texts/texts-for";
import { checkUserName, normalizeEmail } from "@runko/domain/values/email";
import type { Issue } from "@runko/domain/values/issue";
import { dayMs } from "@runko/domain/values/durations";
import type { FastifyRequest } from "fastify";
import { sql, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { findUserByEmail } from "../accounts/find-users.ts";
import { accountLimit, countAttempts } from "../accounts/limit-attempts.ts";
import { manageUsers, type UserWork } from "../accounts/manage-user.ts";
import { checkRoles } from "../accounts/user-roles.ts";
import { writeAdminLog } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import type { InvitationBody } from "./joining-schema.ts";

type Invited = InvitationBody & { organizationId: string };

async function refuseInvitation(
  { trx, administration }: UserWork,
  { organizationId, emailAddress, roles }: Invited,
): Promise<void> {
  const after = roles.map((role) => ({ organizationId, role }));
  const path = (index?: number) => (index === undefined ? "roles" : `roles.${String(index)}`);
  const code = checkUserName(emailAddress);
  const issues: Issue[] = [
    ...(code === null ? [] : [{ path: "emailAddress", code }]),
    ...(roles.length === 0 ? [{ path: "roles", code: "REQUIRED" as const }] : []),
    ...(await checkRoles(trx, administration, { before: [], after }, path)),
  ];
  if (code === null && (await findUserByEmail(trx, administration, emailAddress)))
    issues.push({ path: "emailAddress", code: "EMAIL_IN_USE" });
  refuseIssues(issues);
}

async function keepBound(trx: Transaction<Database>, organizationId: string, now: Date): Promise<void> {
  const { count } = await trx
    .selectFrom("organization_invitations")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("organization_id", "=", organizationId)
    .where("outcome", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostOpenJoinings)
    throw new Problem("VALIDATION_FAILED", {
      issues: [{ path: "emailAddress", code: "TOO_MANY", params: { max: mostOpenJoinings } }],
    });
}

/** The mail goes to the address, whoever has it: one that has no account is told how to get one. */
async function mailInvitation(
  trx: Transaction<Database>,
  { publicUrl }: AppContext["config"],
  { organizationId, emailAddress, roles }: Invited,
  inviterId: string,
): Promise<void> {
  const { rows } = await sql<{
    organization: string;
    inviter: string;
    inviterEmail: string;
    known: boolean;
    language: string | null;
  }>`
    SELECT o.name AS organization, trim(b.first_name || ' ' || b.last_name) AS inviter,
      b.email_address AS "inviterEmail", EXISTS (SELECT FROM users u
        WHERE lower(u.email_address) = ${normalizeEmail(emailAddress)} AND NOT u.disabled AND NOT u.group_account
          AND u.deleted_at IS NULL) AS known,
      (SELECT u.language FROM users u WHERE lower(u.email_address) = ${normalizeEmail(emailAddress)}) AS language
    FROM organizations o, users b WHERE o.id = ${organizationId} AND b.id = ${inviterId}`.execute(trx);
  const [told] = rows;
  if (!told) throw new Problem("NOT_FOUND");
  const { mails, control } = textsFor(told.language);
  const { subject, text } = mails.joining;
  const link = new URL(joiningPath, publicUrl).href;
  const names = roles.map((role) => control.roles[role]);
  await queueMail(trx, {
    to: emailAddress,
    subject: subject(told.organization),
    text: text({ ...told, roles: names, link, days: joiningDays.open }),
  });
}

/** One address is invited once; of two at once the later is told to look again. */
async function insertInvitation(
  trx: Transaction<Database>,
  { organizationId, emailAddress, roles }: Invited,
  { userId, at }: UserWork["actor"],
): Promise<string> {
  const id = uuidv7();
  const written = await trx
    .insertInto("organization_invitations")
    .values({
      id,
      organization_id: organizationId,
      email_address: emailAddress,
      roles,
      invited_by: userId,
      invited_at: at,
      expires_at: new Date(at.getTime() + joiningDays.open * dayMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!written) throw new Problem("CONFLICT");
  return id;
}

/** Invites whoever has this address to join the organization in these roles; another open invitation of the address ends. */
export async function inviteToOrganization(
  context: AppContext,
  request: FastifyRequest,
  organizationId: string,
  body: InvitationBody,
): Promise<string> {
  const invited = { ...body, emailAddress: body.emailAddress.trim(), organizationId };
  return await manageUsers(context, request, async (work) => {
    const { trx, actor } = work;
    await refuseInvitation(work, invited);
    // The same for every address, so that nobody's inbox is filled by invitations.
    await countAttempts({ ...context, db: trx }, [accountLimit(context.config, invited.emailAddress, "joining")]);
    await trx
      .updateTable("organization_invitations")
      .set({ outcome: "withdrawn", ended_at: actor.at })
      .where("organization_id", "=", organizationId)
      .where(sql<boolean>`lower(email_address) = ${normalizeEmail(invited.emailAddress)}`)
      .where("outcome", "is", null)
      .execute();
    await keepBound(trx, organizationId, actor.at);
    const id = await insertInvitation(trx, invited, actor);
    await mailInvitation(trx, context.config, invited, actor.userId);
    await writeAdminLog(trx, actor, {
      organizationId,
      subject: "joining",
      subjectId: id,
      subjectName: invited.emailAddress,
      action: "created",
      changes: changesBetween({ roles: [] }, { roles: invited.roles }),
    });
    return id;
  });
}

import { invitationDays, type InvitationResult } from "@runko/domain/accounts/invitations";
import { dayMs } from "@runko/domain/values/durations";
import { CompiledQuery, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { administeredUsers, isManageable, withAdministered, type Administration } from "../admin-log/administration.ts";
import { localLoginClosedOf } from "./local-login-closed.ts";
import { passwordLinks } from "./password-links.ts";

/** Who presses twice, or whose colleague did, sends one mail. */
const PAUSE_MS = 60_000;

type Inviting = { administration: Administration; actor: AdminActor };
type Candidate = { id: string; address: string; hasPassword: boolean; noLogin: boolean; manageable: boolean };

/** Until when an invitation that is sent now can be used. */
export const endOfInvitation = (now: Date): Date => new Date(now.getTime() + invitationDays * dayMs);

async function findCandidates(
  trx: Transaction<Database>,
  administration: Administration,
  userIds: readonly string[],
): Promise<Map<string, Candidate>> {
  const { sql, values } = administeredUsers(administration);
  const query = CompiledQuery.raw(
    `${withAdministered} SELECT u.id, u.email_address AS address, u.password_hash IS NOT NULL AS "hasPassword",
        u.disabled OR u.group_account OR ${localLoginClosedOf("u")} AS "noLogin", ${isManageable} AS manageable
      FROM users u WHERE ${sql} AND u.id = ANY($2::uuid[])`,
    [...values, userIds],
  );
  const { rows } = await trx.executeQuery<Candidate>(query);
  return new Map(rows.map((row) => [row.id, row]));
}

function refusalOf(user: Candidate | undefined): InvitationResult | undefined {
  if (!user) return "notFound";
  if (!user.manageable) return "belongsElsewhere";
  if (user.hasPassword) return "hasPassword";
  return user.noLogin ? "noLogin" : undefined;
}

/** Writes the invitations that no other of a moment ago stands before; answers whose they are. */
async function writeInvitations(
  trx: Transaction<Database>,
  { userId: invitedBy, at }: AdminActor,
  users: readonly Candidate[],
): Promise<Set<string>> {
  if (users.length === 0) return new Set();
  const rows = users.map(({ id, address }) => ({
    user_id: id,
    link_id: uuidv7(),
    invited_by: invitedBy,
    address,
    asked_at: at,
    expires_at: endOfInvitation(at),
  }));
  const written = await trx
    .insertInto("invitations")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet((excluded) => ({
          link_id: excluded.ref("excluded.link_id"),
          invited_by: excluded.ref("excluded.invited_by"),
          address: excluded.ref("excluded.address"),
          asked_at: excluded.ref("excluded.asked_at"),
          expires_at: excluded.ref("excluded.expires_at"),
          times: excluded("invitations.times", "+", 1),
          sent_at: null,
          opened_at: null,
          accepted_at: null,
        }))
        .where("invitations.asked_at", "<=", new Date(at.getTime() - PAUSE_MS)),
    )
    .returning(["user_id", "link_id", "address"])
    .execute();
  const links = written.map(({ link_id: id, address: email }) => ({ id, payload: { email, invitation: true } }));
  await enqueue(trx, passwordLinks, links);
  return new Set(written.map(({ user_id }) => user_id));
}

/** Leaves an invitation to be mailed to each of these users who is to set the first password; tells of each what became of it; 404 when the caller has none of them. */
export async function inviteUsers(
  trx: Transaction<Database>,
  { administration, actor }: Inviting,
  userIds: readonly string[],
): Promise<{ userId: string; result: InvitationResult }[]> {
  const asked = [...new Set(userIds)].toSorted();
  const candidates = await findCandidates(trx, administration, asked);
  if (candidates.size === 0) throw new Problem("NOT_FOUND");
  const able = asked.flatMap((id) => candidates.get(id) ?? []).filter((user) => !refusalOf(user));
  const invited = await writeInvitations(trx, actor, able);
  if (invited.size > 0) {
    const { at, ...by } = actor;
    await writeSecurityLog(trx, at, { event: "usersInvited", ...by, details: { users: [...invited] } });
  }
  return asked.map((userId) => ({
    userId,
    result: refusalOf(candidates.get(userId)) ?? (invited.has(userId) ? "invited" : "justInvited"),
  }));
}

import type { FastifyReply, FastifyRequest } from "fastify";
import type { Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { adminActorOf, type AdminActor } from "../admin-log/write-admin-log.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { judgeVersion } from "../platform/http/judge-version.ts";
import { Problem } from "../platform/http/problem.ts";
import { withEtag } from "../platform/http/with-etag.ts";
import { requireAdministration, type Administration } from "../admin-log/administration.ts";
import { countTakenAddresses } from "./count-taken-addresses.ts";
import { loadUser } from "./find-users.ts";
import { lastUserChange } from "./last-user-change.ts";
import type { ManagedUser } from "./user-entity.ts";

/** Answers one user with the version as ETag. */
export const sendUser = (reply: FastifyReply, user: ManagedUser): FastifyReply =>
  withEtag(reply, user.version).send(user);

export type UserWork = {
  trx: Transaction<Database>;
  administration: Administration;
  actor: AdminActor;
};

/** Runs the work on users in one transaction, as the caller who administers them. */
export async function manageUsers<T>(
  context: AppContext,
  request: FastifyRequest,
  work: (parts: UserWork) => Promise<T>,
): Promise<T> {
  const administration = requireAdministration(request.session);
  const actor = adminActorOf(request, context.clock);
  return await countTakenAddresses(context, actor, () =>
    inTransaction(context.db, (trx) => work({ trx, administration, actor }), { repeatable: true }),
  );
}

/** The same on one user that the caller administers, in the organization if one is given, with its row locked: else 404. */
export async function manageUser<T>(
  context: AppContext,
  request: FastifyRequest,
  { userId, organizationId }: { userId: string; organizationId?: string },
  work: (parts: UserWork & { user: ManagedUser }) => Promise<T>,
): Promise<T> {
  return await manageUsers(context, request, async (parts) => {
    const user = await loadUser(parts.trx, parts.administration, userId, { organizationId, lock: true });
    if (!user) throw new Problem("NOT_FOUND");
    return await work({ ...parts, user });
  });
}

/** The same for a change of what was read: 428 without its version, 412 when another has changed the user since. */
export async function changeManagedUser(
  context: AppContext,
  request: FastifyRequest,
  which: { userId: string; organizationId?: string },
  work: (parts: UserWork & { user: ManagedUser }) => Promise<ManagedUser>,
): Promise<ManagedUser> {
  return await manageUser(context, request, which, async (parts) => {
    const { trx, administration, actor, user } = parts;
    const lastChange = () => lastUserChange(trx, administration, user.id, actor.at);
    await judgeVersion({ ifMatch: request.headers["if-match"], version: user.version, lastChange });
    return await work(parts);
  });
}

/** One user of the organization, as its caller sees them who administers it: else 404. */
export async function requireMemberOf(
  { db }: AppContext,
  { session }: FastifyRequest,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<ManagedUser> {
  const user = await loadUser(db, requireAdministration(session), userId, { organizationId });
  if (!user) throw new Problem("NOT_FOUND");
  return user;
}

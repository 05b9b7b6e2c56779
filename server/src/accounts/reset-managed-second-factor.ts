import type { FastifyRequest } from "fastify";
import { requireAdministration } from "../admin-log/administration.ts";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { loadUser } from "./find-users.ts";
import { manageUser } from "./manage-user.ts";
import { requireRecentProof } from "./recent-proof.ts";
import { recordUserChange } from "./record-user-change.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { requireOwnPassword } from "./require-own-password.ts";
import type { ManagedUser } from "./user-entity.ts";
import { requireUserAction } from "./user-rights.ts";

/** Takes the second factor from a user who lost phone and codes; the caller shows the own password, and the user is told. */
export async function resetManagedSecondFactor(
  context: AppContext,
  request: FastifyRequest,
  userId: string,
  currentPassword: string,
): Promise<ManagedUser> {
  const { session, ip: address, id: requestId } = request;
  const asked = await loadUser(context.db, requireAdministration(session), userId);
  if (!asked) throw new Problem("NOT_FOUND");
  requireUserAction(asked, "resetSecondFactor");
  await requireRecentProof(context, session);
  await requireOwnPassword(context, session.user.id, currentPassword);
  return await manageUser(context, request, { userId }, async ({ trx, actor, user }) => {
    requireUserAction(user, "resetSecondFactor");
    await removeSecondFactor(trx, userId, {
      event: "secondFactorReset",
      at: actor.at,
      byId: actor.userId,
      address,
      requestId,
    });
    const after = (await loadUser(trx, requireAdministration(session), userId)) ?? { ...user, hasSecondFactor: false };
    await recordUserChange(trx, actor, { before: user, after });
    return after;
  });
}

import type { FastifyRequest } from "fastify";
import { CompiledQuery } from "kysely";
import { loadUser } from "../accounts/find-users.ts";
import { manageUser } from "../accounts/manage-user.ts";
import { leaveProvider } from "../accounts/provided-user.ts";
import { recordUserChange } from "../accounts/record-user-change.ts";
import type { ManagedUser } from "../accounts/user-entity.ts";
import { requireUserAction } from "../accounts/user-rights.ts";
import { administrator, requireAdministration, withAdministered } from "../admin-log/administration.ts";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";

const unlink = `${withAdministered} DELETE FROM identity_provider_subjects s USING administered a
  WHERE a.id = s.organization_id AND s.user_id = $2 RETURNING s.organization_id AS "organizationId"`;

/**
 * Takes the link to the provider's subject from an account, which the next sign-in by its address links anew (0193). The
 * user is logged out and told.
 */
export async function unlinkUser(context: AppContext, request: FastifyRequest, userId: string): Promise<ManagedUser> {
  const administration = requireAdministration(request.session);
  const asked = await loadUser(context.db, administration, userId);
  if (!asked) throw new Problem("NOT_FOUND");
  requireUserAction(asked, "unlinkProvider");
  await request.requireProof();
  return await manageUser(context, request, { userId }, async ({ trx, actor, user }) => {
    requireUserAction(user, "unlinkProvider");
    const { rows } = await trx.executeQuery<{ organizationId: string }>(
      CompiledQuery.raw(unlink, [administrator(administration), userId]),
    );
    const { userId: byId, address, requestId } = actor;
    const entry = { event: "providerUnlinked", userId: byId, details: { userId }, address, requestId } as const;
    for (const { organizationId } of rows) await writeSecurityLog(trx, actor.at, { ...entry, organizationId });
    await leaveProvider(trx, actor, userId);
    const after = (await loadUser(trx, administration, userId)) ?? { ...user, providerLinked: false };
    await recordUserChange(trx, actor, { before: user, after });
    return after;
  });
}

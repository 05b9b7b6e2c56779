import type { Transaction } from "kysely";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import { releaseLocksOf } from "../documents/release-locks.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Administration } from "../admin-log/administration.ts";
import { afterAllTokens } from "./after-all-tokens.ts";
import { keepProductAdmin } from "./keep-product-admin.ts";
import { recordUserChange } from "./record-user-change.ts";
import { checkRoles, keepOrganizationAdmins, writeRoles } from "./user-roles.ts";
import type { ManagedUser } from "./user-entity.ts";
import { requireUserAction } from "./user-rights.ts";

/** No e-mail address, so nobody logs in with it and a new user may take the old one. */
const nameOfDeleted = (id: string) => `poistettu-${id.replaceAll("-", "")}`;

/** Deletes a user whose row is locked: only the name stays, for the logs that tell of what they did. */
export async function deleteUser(trx: Transaction<Database>, actor: AdminActor, user: ManagedUser): Promise<void> {
  requireUserAction(user, "delete");
  await writeRoles(trx, user.id, user.organizationRoles, []);
  await keepOrganizationAdmins(trx, user.id, { ...user, disabled: true });
  await trx
    .updateTable("users")
    .set({
      email_address: nameOfDeleted(user.id),
      phone_numbers: [],
      job_title: "",
      global_role: null,
      disabled: true,
      password_hash: null,
      tokens_valid_from: afterAllTokens(actor.at),
      deleted_at: actor.at,
    })
    .where("id", "=", user.id)
    .execute();
  for (const table of ["password_resets", "invitations"] as const)
    await trx.deleteFrom(table).where("user_id", "=", user.id).execute();
  if (user.globalRole !== null) await keepProductAdmin(trx);
  await releaseLocksOf(trx, user.id);
  await recordUserChange(trx, actor, { before: user, after: null });
}

/** Takes the user out of one organization; without another one they are an orphan (D-23). */
export async function leaveOrganization(
  trx: Transaction<Database>,
  { actor, administration, user }: { actor: AdminActor; administration: Administration; user: ManagedUser },
  organizationId: string,
): Promise<void> {
  requireUserAction(user, "takeOut");
  const leaving = user.organizationRoles.filter((held) => held.organizationId === organizationId);
  const issues = await checkRoles(trx, administration, { before: leaving, after: [] }, () => "roles");
  if (issues.length > 0) throw new Problem("USER_BELONGS_ELSEWHERE");
  const staying = user.organizationRoles.filter((held) => held.organizationId !== organizationId);
  await writeRoles(trx, user.id, user.organizationRoles, staying);
  await keepOrganizationAdmins(trx, user.id, user);
  await recordUserChange(trx, actor, { before: user, after: { ...user, organizationRoles: staying } });
}

import { changesBetween } from "@runko/domain/organizations/admin-subjects";
import { productAdminRole } from "@runko/domain/organizations/roles";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import { textsFor } from "@runko/domain/texts/texts-for";
import type { FastifyRequest } from "fastify";
import type { Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import { releaseLocksWithoutRole } from "../documents/release-locks.ts";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { loadUser } from "./find-users.ts";
import { keepProductAdmin, type ProductAdmin } from "./keep-product-admin.ts";
import { manageUser } from "./manage-user.ts";
import { requireOwnPassword } from "./require-own-password.ts";
import { mailAccountChange } from "./tell-account-change.ts";
import type { ManagedUser } from "./user-entity.ts";
import { requireUserAction } from "./user-rights.ts";

type Asked = { productAdmin: boolean; currentPassword: string };

const nameOf = ({ firstName, lastName }: ManagedUser) => `${firstName} ${lastName}`.trim();

/** Who was given the rights or lost them hears of it, and so does every other product admin. */
async function tell(
  trx: Transaction<Database>,
  { actor, user, given, admins }: { actor: AdminActor; user: ManagedUser; given: boolean; admins: ProductAdmin[] },
): Promise<void> {
  const lines = ({ mails: { accountChange } }: Catalogue) => [
    given ? accountChange.productAdminGiven : accountChange.productAdminTaken,
  ];
  const owner = { firstName: user.firstName, addresses: [user.emailAddress], lines };
  await mailAccountChange(trx, owner, { userId: user.id, byId: actor.userId, at: actor.at });
  const by = await trx
    .selectFrom("users")
    .select(["first_name", "last_name"])
    .where("id", "=", actor.userId)
    .executeTakeFirstOrThrow();
  const change = {
    name: nameOf(user),
    emailAddress: user.emailAddress,
    given,
    by: `${by.first_name} ${by.last_name}`.trim(),
    at: actor.at,
  };
  for (const { id, emailAddress: to, language } of admins) {
    const { subject, text } = textsFor(language).mails.productAdmins;
    if (id !== user.id) await queueMail(trx, { to, subject, text: text(change) });
  }
}

/** Gives another user the rights of a product admin or takes them away; the caller shows the own password. */
export async function setProductAdmin(
  context: AppContext,
  request: FastifyRequest,
  userId: string,
  { productAdmin, currentPassword }: Asked,
): Promise<ManagedUser> {
  await requireOwnPassword(context, request.session.user.id, currentPassword);
  return await manageUser(context, request, { userId }, async ({ trx, actor, administration, user }) => {
    if (productAdmin === (user.globalRole !== null)) return user;
    requireUserAction(user, "setProductAdmin");
    const globalRole = productAdmin ? productAdminRole : null;
    await trx.updateTable("users").set({ global_role: globalRole }).where("id", "=", user.id).execute();
    if (!productAdmin) await releaseLocksWithoutRole(trx, user.id);
    const admins = await keepProductAdmin(trx);
    // Another product admin may have taken the caller's rights while this one waited.
    if (!admins.some(({ id }) => id === actor.userId)) throw new Problem("FORBIDDEN");
    await writeAdminLog(trx, actor, {
      organizationId: null,
      subject: "user",
      subjectId: user.id,
      subjectName: nameOf(user),
      action: "changed",
      changes: changesBetween({ productAdmin: !productAdmin }, { productAdmin }),
    });
    await tell(trx, { actor, user, given: productAdmin, admins });
    return (await loadUser(trx, administration, user.id)) ?? { ...user, globalRole };
  });
}

import { invitationDays } from "@runko/domain/accounts/invitations";
import { resetLinkMinutes, resetPath } from "@runko/domain/accounts/password-reset";
import { textsFor } from "@runko/domain/texts/texts-for";
import { normalizeEmail } from "@runko/domain/values/email";
import { sql } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { Mail, Mailer } from "../platform/mail/create-mailer.ts";
import type { Waiting } from "../platform/outbox/topic.ts";
import { endOfInvitation } from "./invite-users.ts";
import { localLoginClosed } from "./local-login-closed.ts";
import { passwordLinks } from "./password-links.ts";
import { resetToken } from "./reset-token.ts";

type ResetContext = Pick<AppContext, "db" | "config" | "clock">;

const endOfLink = ({ clock }: Pick<AppContext, "clock">, invitation: boolean): Date => {
  const now = clock.now();
  return invitation ? endOfInvitation(now) : new Date(now.getTime() + resetLinkMinutes * 60_000);
};

/** Who invites by this word, and until when; undefined when the user was invited anew since. */
async function findInvitation({ db }: ResetContext, id: string) {
  return await db
    .selectFrom("invitations as i")
    .innerJoin("users as b", "b.id", "i.invited_by")
    .select(["i.user_id", "i.expires_at", "b.first_name", "b.last_name", "b.email_address"])
    .where("i.link_id", "=", id)
    .executeTakeFirst();
}

async function findUser({ db }: ResetContext, email: string) {
  return await db
    .selectFrom("users")
    .select(["id", "email_address", "first_name", "password_hash", "language"])
    .where(sql<boolean>`lower(email_address) = ${normalizeEmail(email)}`)
    .where("disabled", "=", false)
    .where("group_account", "=", false)
    .where("deleted_at", "is", null)
    .where(sql<boolean>`NOT ${localLoginClosed}`)
    .executeTakeFirst();
}

/** The mail with the link that was asked for, if the address is a user's who may log in; made again, it is the same link. */
export async function makeResetMail(context: ResetContext, { id, payload }: Waiting): Promise<Mail | undefined> {
  const { db, config } = context;
  const { email, invitation: invites } = passwordLinks.schema.parse(payload);
  const user = await findUser(context, email);
  const invitation = invites ? await findInvitation(context, id) : undefined;
  if (!user || (invites && (invitation?.user_id !== user.id || user.password_hash !== null))) return undefined;
  await db
    .insertInto("password_resets")
    .values({
      id,
      user_id: user.id,
      address: user.email_address,
      invitation: invites,
      expires_at: invitation?.expires_at ?? endOfLink(context, false),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const askAgain = new URL(resetPath, config.publicUrl).href;
  const link = `${askAgain}#${resetToken(config, id)}`;
  const to = user.email_address;
  const { mails } = textsFor(user.language);
  if (user.password_hash !== null) {
    const { subject, text } = mails.passwordReset;
    return { id, to, subject, text: text(user.first_name, link, resetLinkMinutes) };
  }
  const { subject, text, days, minutes } = mails.invitation;
  const invitedBy = invitation && {
    name: `${invitation.first_name} ${invitation.last_name}`.trim(),
    emailAddress: invitation.email_address,
  };
  const life = invites ? days(invitationDays) : minutes(resetLinkMinutes);
  return { id, to, subject, text: text(user.first_name, { username: to, link, life, askAgain, invitedBy }) };
}

/** Mails the link that was asked for, whose time begins with each sending until it is used; to an address that is nobody's nothing. */
export async function mailPasswordReset(context: ResetContext, send: Mailer, waiting: Waiting): Promise<void> {
  const { db, clock } = context;
  const expiresAt = endOfLink(context, passwordLinks.schema.parse(waiting.payload).invitation);
  await db.updateTable("invitations").set({ expires_at: expiresAt }).where("link_id", "=", waiting.id).execute();
  await db
    .updateTable("password_resets")
    .set({ expires_at: expiresAt })
    .where("id", "=", waiting.id)
    .where("used_at", "is", null)
    .execute();
  const mail = await makeResetMail(context, waiting);
  if (!mail) return;
  await send(mail);
  await db.updateTable("invitations").set({ sent_at: clock.now() }).where("link_id", "=", waiting.id).execute();
}

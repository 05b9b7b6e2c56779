import { resetLinkMinutes, resetPath } from "@runko/domain/accounts/password-reset";
import { texts } from "@runko/domain/texts/texts";
import { normalizeEmail } from "@runko/domain/values/email";
import { sql } from "kysely";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import type { Mail, Mailer } from "../platform/mail/create-mailer.ts";
import type { Waiting } from "../platform/outbox/send-waiting.ts";
import { resetToken } from "./reset-token.ts";

const asked = z.object({ email: z.string() });

type ResetContext = Pick<AppContext, "db" | "config" | "clock">;

const endOfLink = ({ clock }: Pick<AppContext, "clock">): Date =>
  new Date(clock.now().getTime() + resetLinkMinutes * 60_000);

/** The mail with the link that was asked for, an invitation for who has no password yet, if the address is a user's who may log in; made again, it is the same link. */
export async function makeResetMail(
  { db, config, clock }: ResetContext,
  { id, payload }: Waiting,
): Promise<Mail | undefined> {
  const user = await db
    .selectFrom("users")
    .select(["id", "email_address", "first_name", "password_hash"])
    .where(sql<boolean>`lower(email_address) = ${normalizeEmail(asked.parse(payload).email)}`)
    .where("disabled", "=", false)
    .where("group_account", "=", false)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!user) return undefined;
  await db
    .insertInto("password_resets")
    .values({ id, user_id: user.id, expires_at: endOfLink({ clock }) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const askAgain = new URL(resetPath, config.publicUrl).href;
  const link = `${askAgain}#${resetToken(config, id)}`;
  const to = user.email_address;
  if (user.password_hash !== null) {
    const { subject, text } = texts.mails.passwordReset;
    return { id, to, subject, text: text(user.first_name, link, resetLinkMinutes) };
  }
  const { subject, text } = texts.mails.invitation;
  const told = { username: to, link, minutes: resetLinkMinutes, askAgain };
  return { id, to, subject, text: text(user.first_name, told) };
}

/** Mails the link that was asked for, whose time begins with each sending until it is used; to an address that is nobody's nothing. */
export async function mailPasswordReset(context: ResetContext, send: Mailer, waiting: Waiting): Promise<void> {
  await context.db
    .updateTable("password_resets")
    .set({ expires_at: endOfLink(context) })
    .where("id", "=", waiting.id)
    .where("used_at", "is", null)
    .execute();
  const mail = await makeResetMail(context, waiting);
  if (mail) await send(mail);
}

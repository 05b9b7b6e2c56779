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

/** The mail with the link that was asked for, if the address is a user's who may log in; made again, it is the same link. */
export async function makeResetMail(
  { db, config, clock }: ResetContext,
  { id, payload }: Waiting,
): Promise<Mail | undefined> {
  const user = await db
    .selectFrom("users")
    .select(["id", "email_address", "first_name"])
    .where(sql<boolean>`lower(email_address) = ${normalizeEmail(asked.parse(payload).email)}`)
    .where("disabled", "=", false)
    .where("group_account", "=", false)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!user) return undefined;
  await db
    .insertInto("password_resets")
    .values({ id, user_id: user.id, expires_at: new Date(clock.now().getTime() + resetLinkMinutes * 60_000) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const link = new URL(`${resetPath}#${resetToken(config, id)}`, config.publicUrl).href;
  const { subject, text } = texts.mails.passwordReset;
  return { id, to: user.email_address, subject, text: text(user.first_name, link, resetLinkMinutes) };
}

/** Mails the link that was asked for; to an address that is nobody's nothing. */
export async function mailPasswordReset(context: ResetContext, send: Mailer, waiting: Waiting): Promise<void> {
  const mail = await makeResetMail(context, waiting);
  if (mail) await send(mail);
}

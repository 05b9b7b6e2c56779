import { sql } from "kysely";
import { makeResetMail } from "../accounts/mail-password-reset.ts";
import type { AppContext } from "../app-context.ts";
import { mailSchema } from "../platform/mail/mail.ts";
import { Problem } from "../platform/http/problem.ts";
import type { MailText } from "./mail-schema.ts";

type Context = Pick<AppContext, "db" | "config" | "clock">;

/**
 * What a mail of the outbox says. A link that opens an account is shown in the demo alone, where the administrator is the
 * mailbox of everyone (0051); what is no mail yet says nothing.
 */
export async function showMail(context: Context, id: string): Promise<MailText> {
  const { db, config } = context;
  const row = await db
    .selectFrom("outbox")
    .select(["id", "topic", "payload", sql<boolean>`done_at IS NULL`.as("open")])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Problem("NOT_FOUND");
  if (row.topic === "password-reset") {
    const secret = !config.demo || !row.open;
    const mail = secret ? undefined : await makeResetMail(context, row);
    return { text: mail?.text ?? null, secret };
  }
  const mail = mailSchema.safeParse(row.payload);
  return { text: mail.success ? mail.data.text : null, secret: false };
}

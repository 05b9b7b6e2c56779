import { readResetMail } from "../accounts/read-reset-mail.ts";
import type { AppContext } from "../app-context.ts";
import { Problem } from "../platform/http/problem.ts";
import type { SecurityEntry } from "../platform/log/security-log.ts";
import { mailSchema } from "../platform/mail/mail.ts";
import type { MailText } from "./mail-schema.ts";

/** What a mail of the outbox says; what is no mail yet says nothing, but for a link for a new password (0066). */
export async function showMail(
  context: Pick<AppContext, "db" | "config" | "clock">,
  id: string,
  reader: Pick<SecurityEntry, "userId" | "address" | "requestId">,
): Promise<MailText> {
  const row = await context.db
    .selectFrom("outbox")
    .select(["id", "topic", "payload"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new Problem("NOT_FOUND");
  if (row.topic === "password-reset") return await readResetMail(context, row, reader);
  const mail = mailSchema.safeParse(row.payload);
  return { text: mail.success ? mail.data.text : null, withheld: null };
}

import { textsFor } from "@runko/domain/texts/texts-for";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { massMailText } from "./mass-mail-text.ts";

/** Leaves the message in the outbox for the user alone. */
export async function sendTestMail(
  db: Kysely<Database>,
  userId: string,
  { subject, text }: { subject: string; text: string },
): Promise<void> {
  const { email_address: to, language } = await db
    .selectFrom("users")
    .select(["email_address", "language"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  await queueMail(db, { to, subject, text: massMailText(textsFor(language), text) });
}

import { sql, type Transaction } from "kysely";
import { writeAdminLog, type AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { waitToAdvance } from "./advance-mass-mails.ts";

/** A mass e-mail that no process brings on until the transaction ends; NOT_FOUND when there is none. */
export async function holdMassMail(trx: Transaction<Database>, id: string) {
  await waitToAdvance(trx);
  const mail = await trx
    .selectFrom("mass_mails")
    .select(["id", "subject", "stopped_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!mail) throw new Problem("NOT_FOUND");
  return mail;
}

/** The ids of its messages in the outbox, as a query. */
export const mailsOf = (id: string) =>
  sql`SELECT mail_id FROM mass_mail_recipients WHERE mass_mail_id = ${id} AND mail_id IS NOT NULL`;

/** Takes down in the log what became of a mass e-mail, in the words that administrators read. */
export async function logMailState(
  trx: Transaction<Database>,
  actor: AdminActor,
  { id, subject }: { id: string; subject: string },
  [before, after]: readonly [before: string, after: string],
): Promise<void> {
  await writeAdminLog(trx, actor, {
    organizationId: null,
    subject: "massMail",
    subjectId: id,
    subjectName: subject,
    action: "changed",
    changes: [{ field: "mailState", before, after }],
  });
}

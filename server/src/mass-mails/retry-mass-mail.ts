import { portalTexts } from "@runko/domain/texts/texts-for";
import { sql, type Transaction } from "kysely";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { tryAgain } from "../platform/outbox/change-waiting.ts";
import { holdMassMail, logMailState, mailsOf } from "./hold-mass-mail.ts";

/** Lets the messages be tried again that were given up; each keeps its id while the outbox still has it (R29). */
export async function retryMassMail(trx: Transaction<Database>, actor: AdminActor, id: string): Promise<void> {
  const mail = await holdMassMail(trx, id);
  await tryAgain(trx, mailsOf(id));
  const { numAffectedRows = 0n } = await sql`
    UPDATE mass_mail_recipients r SET failed_at = NULL, error = NULL,
      mail_id = CASE WHEN EXISTS (SELECT FROM outbox o WHERE o.id = r.mail_id) THEN r.mail_id END
    WHERE r.mass_mail_id = ${id} AND r.failed_at IS NOT NULL`.execute(trx);
  if (numAffectedRows === 0n) return;
  const { states, retried } = portalTexts.controlEmails;
  await logMailState(trx, actor, mail, [states.failed, retried(Number(numAffectedRows))]);
}

import { texts } from "@runko/domain/texts/texts";
import { sql, type Transaction } from "kysely";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { holdMassMail, logMailState } from "./hold-mass-mail.ts";

/** Takes back the messages in the outbox, but for those that a process is sending right now. */
async function takeBack(trx: Transaction<Database>, id: string): Promise<void> {
  await sql`
    WITH taken AS (
      DELETE FROM outbox o USING mass_mail_recipients r
      WHERE r.mass_mail_id = ${id} AND r.mail_id = o.id AND o.done_at IS NULL AND o.dead_at IS NULL
        AND (o.attempts = 0 OR o.last_error IS NOT NULL)
      RETURNING o.id)
    UPDATE mass_mail_recipients r SET mail_id = NULL FROM taken WHERE r.mail_id = taken.id`.execute(trx);
}

async function countUnsent(trx: Transaction<Database>, id: string): Promise<number> {
  const { unsent } = await trx
    .selectFrom("mass_mail_recipients")
    .select((of) => of.fn.countAll<number>().as("unsent"))
    .where("mass_mail_id", "=", id)
    .where("mail_id", "is", null)
    .executeTakeFirstOrThrow();
  return Number(unsent);
}

/**
 * Ends a mass e-mail half-way: whom it has not left for does not get it. What is being sent right now is brought to its
 * end, for the mail server may have it. One that has nothing left to send stays as it is.
 */
export async function stopMassMail(trx: Transaction<Database>, actor: AdminActor, id: string): Promise<void> {
  const mail = await holdMassMail(trx, id);
  if (mail.stopped_at) return;
  await takeBack(trx, id);
  const unsent = await countUnsent(trx, id);
  if (unsent === 0) return;
  await trx.updateTable("mass_mails").set({ stopped_at: actor.at }).where("id", "=", id).execute();
  const { progressing, stopped } = texts.controlEmails;
  await logMailState(trx, actor, mail, [progressing, stopped(unsent)]);
}

import { portalTexts } from "@runko/domain/texts/texts-for";
import type { Transaction } from "kysely";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { takeBack } from "../platform/outbox/change-waiting.ts";
import { holdMassMail, logMailState, mailsOf } from "./hold-mass-mail.ts";

async function takeBackMails(trx: Transaction<Database>, id: string): Promise<void> {
  const taken = await takeBack(trx, mailsOf(id));
  if (taken.length > 0)
    await trx.updateTable("mass_mail_recipients").set({ mail_id: null }).where("mail_id", "in", taken).execute();
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
  await takeBackMails(trx, id);
  const unsent = await countUnsent(trx, id);
  if (unsent === 0) return;
  await trx.updateTable("mass_mails").set({ stopped_at: actor.at }).where("id", "=", id).execute();
  const { progressing, stopped } = portalTexts.controlEmails;
  await logMailState(trx, actor, mail, [progressing, stopped(unsent)]);
}

import { staleError } from "@runko/domain/operations/outbox-topics";
import { textsFor } from "@runko/domain/texts/texts-for";
import { sql, type Kysely, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { queueMails } from "../platform/mail/queue-mail.ts";
import { massMailText } from "./mass-mail-text.ts";

/** One process at a time. */
const ADVANCING = 5_240_055;
/** So few stand in the outbox at a time that another mail, such as a link for a new password, is not kept behind them. */
const AT_ONCE = 100;

/** Waits until no process brings mass e-mails on, and keeps them from it until the transaction ends. */
export async function waitToAdvance(trx: Transaction<Database>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${ADVANCING})`.execute(trx);
}

/** Takes down what has become of the messages that were in the outbox; what was given up may have been tried again. */
async function takeResults(trx: Transaction<Database>): Promise<void> {
  await sql`
    UPDATE mass_mail_recipients r SET
      sent_at = o.done_at,
      failed_at = CASE WHEN o.done_at IS NULL THEN o.failed_at END,
      error = CASE WHEN o.done_at IS NULL THEN o.error END
    FROM (
      SELECT w.mail_id, b.done_at, CASE WHEN b.id IS NULL THEN now() ELSE b.dead_at END AS failed_at,
        CASE WHEN b.id IS NULL THEN ${staleError} WHEN b.dead_at IS NOT NULL THEN b.last_error END AS error
      FROM mass_mail_recipients w LEFT JOIN outbox b ON b.id = w.mail_id
      WHERE w.mail_id IS NOT NULL AND w.sent_at IS NULL
        AND (b.id IS NOT NULL OR w.failed_at IS NULL)
    ) o
    WHERE r.mail_id = o.mail_id AND r.mail_id IS NOT NULL AND r.sent_at IS NULL
      AND (o.done_at IS NOT NULL OR (o.failed_at IS NULL) <> (r.failed_at IS NULL))`.execute(trx);
}

async function queueNext(trx: Transaction<Database>): Promise<number> {
  const { rows } = await sql<{
    massMailId: string;
    to: string;
    subject: string;
    content: string;
    language: string | null;
  }>`
    SELECT m.id AS "massMailId", r.email_address AS to, m.subject, m.content,
      (SELECT u.language FROM users u WHERE lower(u.email_address) = lower(r.email_address)) AS language
    FROM mass_mails m CROSS JOIN LATERAL (
      SELECT email_address FROM mass_mail_recipients WHERE mass_mail_id = m.id AND mail_id IS NULL
      ORDER BY email_address) r
    WHERE m.stopped_at IS NULL
    ORDER BY m.id, r.email_address
    LIMIT (SELECT greatest(0, ${AT_ONCE} - count(*)) FROM mass_mail_recipients w JOIN outbox o ON o.id = w.mail_id
      WHERE w.sent_at IS NULL AND w.failed_at IS NULL AND o.available_at <= now() AND o.done_at IS NULL)`.execute(trx);
  const queued = rows.map((row) => ({ ...row, id: uuidv7() }));
  const mails = queued.map(({ id, to, subject, content, language }) => ({
    id,
    to,
    subject,
    text: massMailText(textsFor(language), content),
  }));
  await queueMails(trx, mails);
  await sql`
    UPDATE mass_mail_recipients r SET mail_id = q.id
    FROM unnest(${queued.map(({ id }) => id)}::uuid[], ${queued.map(({ massMailId }) => massMailId)}::uuid[],
      ${queued.map(({ to }) => to)}::text[]) AS q (id, mass_mail_id, email_address)
    WHERE r.mass_mail_id = q.mass_mail_id AND r.email_address = q.email_address`.execute(trx);
  return rows.length;
}

/**
 * Brings mass e-mails a step on: takes down what was sent, and leaves the next messages in the outbox, each in the
 * transaction that tells so, so that no restart sends one twice (R29). Answers how many it left.
 */
export async function advanceMassMails(db: Kysely<Database>): Promise<number> {
  return await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ alone: boolean }>`SELECT pg_try_advisory_xact_lock(${ADVANCING}) AS alone`.execute(
      trx,
    );
    if (rows[0]?.alone !== true) return 0;
    await takeResults(trx);
    return await queueNext(trx);
  });
}

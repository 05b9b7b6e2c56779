import { lastDigestDay } from "@runko/domain/notifications/digest-day";
import type { NoticeSubject } from "@runko/domain/notifications/notice-table";
import { renderDigest, type DigestLine } from "@runko/domain/notifications/render-digest";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import type { EventMessageKind } from "@runko/domain/enumerations/event-message-kinds";
import type { MessageType } from "@runko/domain/enumerations/message-types";
import { mayActAs } from "@runko/domain/organizations/acting";
import type { PathRole } from "@runko/domain/organizations/roles";
import { textsFor } from "@runko/domain/texts/texts-for";
import { sql, type Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { documentLink } from "./document-place.ts";
import { findPeople, type Person } from "./find-people.ts";
import { stopLinks } from "./stop-token.ts";

type Context = Pick<AppContext, "db" | "config" | "clock">;

type WaitingRow = {
  subject: NoticeSubject;
  kind: EventMessageKind;
  messageType: MessageType;
  documentType: DocumentType;
  eventId: number;
  at: Date;
  role: PathRole;
  organizationId: string;
  counterparty: string;
};

/** Takes the turn of one person whom no other process holds (SKIP LOCKED); the turn ends with the transaction. */
async function takeTurn(trx: Transaction<Database>, day: string): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string }>`
    UPDATE digest_turns SET next_day = NULL, last_day = ${day}
    WHERE user_id = (SELECT user_id FROM digest_turns
      WHERE next_day <= ${day} AND (last_day IS NULL OR last_day < ${day})
      ORDER BY next_day, user_id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING user_id AS "userId"`.execute(trx);
  return rows[0]?.userId;
}

/** What waited for the digest, oldest first; it waits no more. */
async function takeWaiting(trx: Transaction<Database>, userId: string): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    WITH taken AS (
      UPDATE notifications SET for_digest = false WHERE user_id = ${userId} AND for_digest RETURNING *
    )
    SELECT t.subject, t.kind, t.message_type AS "messageType", d.document_type AS "documentType", d.id AS "eventId",
      t.created_at AS at, t.role, t.organization_id AS "organizationId",
      CASE WHEN d.subscriber_id = t.organization_id THEN sup.name ELSE sub.name END AS counterparty
    FROM taken t JOIN documents d ON d.id = t.document_id
      JOIN organizations sub ON sub.id = d.subscriber_id JOIN organizations sup ON sup.id = d.supplier_id
    ORDER BY t.created_at, t.id`.execute(trx);
  return rows;
}

/** Rights and choices are those of the morning on which it leaves. */
const stillWanted = (person: Person, { messageType, organizationId, role }: WaitingRow): boolean =>
  person.choices[messageType] !== "none" && mayActAs(person, organizationId, role);

async function makeDigest(trx: Transaction<Database>, { config }: Context, userId: string): Promise<void> {
  const [person] = await findPeople(trx, { ids: [userId], emails: [] });
  const rows = await takeWaiting(trx, userId);
  const wanted = person ? rows.filter((row) => stillWanted(person, row)) : [];
  if (!person || wanted.length === 0) return;
  const lines = wanted.map(({ at, role, organizationId, eventId, ...rest }): DigestLine => ({
    ...rest,
    eventId,
    at: at.toISOString(),
    link: documentLink(config, { role, organizationId, eventId }),
  }));
  const stop = stopLinks(config, { user: userId, type: "digest" });
  const mail = renderDigest(textsFor(person.language), lines, { stopLink: stop.page });
  await queueMail(trx, { to: person.emailAddress, ...mail, unsubscribeUrl: stop.post });
}

/**
 * Makes the digests whose morning has come in Helsinki, each person's in a transaction of its own: one that is broken off
 * leaves everything as it was, and any number of processes may do it at once.
 */
export async function sendDigests(context: Context): Promise<void> {
  const day = lastDigestDay(context.clock.now());
  const makeNext = (trx: Transaction<Database>) =>
    takeTurn(trx, day).then(async (userId) => {
      if (userId !== undefined) await makeDigest(trx, context, userId);
      return userId !== undefined;
    });
  while (await inTransaction(context.db, makeNext));
}

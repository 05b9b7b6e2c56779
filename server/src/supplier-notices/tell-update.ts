import type { NoticeState, NoticeWord } from "@runko/domain/supplier-notices/supplier-notice";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { enqueue, outboxMessages } from "../platform/outbox/enqueue.ts";
import { noticeOutbox } from "./notice-word.ts";

/** Leaves word of a notice to these of its subscribers. */
export async function tellSubscribers(
  trx: Transaction<Database>,
  noticeId: string,
  { subscriberIds, word }: { subscriberIds: readonly string[]; word: NoticeWord },
): Promise<void> {
  const words = subscriberIds.map((organizationId) => ({ noticeId, organizationId, to: "subscriber" as const, word }));
  await enqueue(trx, noticeOutbox, outboxMessages(words));
}

type Update = { at: Date; state: NoticeState; beginsAt: string; endsAt: string | null; text: string };

/** Writes what became of a notice and tells of it again: what was read of it before is unread. */
export async function tellUpdate(
  trx: Transaction<Database>,
  noticeId: string,
  { at, state, beginsAt, endsAt, text }: Update,
  word: NoticeWord,
): Promise<void> {
  const told = { at: at.toISOString(), state, beginsAt, endsAt, text };
  await sql`UPDATE supplier_notices SET state = ${state}, begins_at = ${beginsAt}::timestamptz,
    ends_at = ${endsAt}::timestamptz, changed_at = ${at}::timestamptz, version = version + 1,
    updates = updates || ${JSON.stringify([told])}::jsonb WHERE id = ${noticeId}`.execute(trx);
  const { rows } = await sql<{ id: string }>`UPDATE supplier_notice_receipts SET read_at = NULL, read_by = NULL
    WHERE notice_id = ${noticeId} RETURNING subscriber_id AS id`.execute(trx);
  await tellSubscribers(trx, noticeId, { subscriberIds: rows.map(({ id }) => id), word });
}

import type { FileAction } from "@runko/domain/attachments/file-rules";
import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { OutboxTopic } from "@runko/domain/operations/outbox-topics";
import { sql, type Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../platform/database/schema.ts";

/** Goes before what waits of other documents. */
type Urgency = { urgent?: true };

/** Notices of an urgent fault are urgent. */
export const urgencyOf = ({ fault_type }: { fault_type: string | null }): Urgency =>
  fault_type === "urgentFault" ? { urgent: true } : {};

export type Notice = Urgency & {
  eventId: number;
  action: DocumentAction | FileAction;
  /** Whose people are told. */
  to: "subscriber" | "supplier" | "forwarder";
  actorId: string;
};

/** SQL that leaves notices to be mailed after the commit (R29). */
export function noticesSql(notices: readonly Notice[]) {
  const rows = notices.map((payload) => ({ id: uuidv7(), topic: "document-notice" satisfies OutboxTopic, payload }));
  return sql`INSERT INTO outbox (id, topic, payload)
    SELECT n.id, n.topic, n.payload
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (id uuid, topic text, payload jsonb)`;
}

/** Leaves a notice to be mailed after the commit. */
export async function writeNotice(trx: Transaction<Database>, notice: Notice): Promise<void> {
  await noticesSql([notice]).execute(trx);
}

type MessageNotice = Urgency & { eventId: number; messageId: string; to: "subscriber" | "supplier"; actorId: string };

/** Leaves word of an internal message to be mailed after the commit. */
export async function writeMessageNotice(trx: Transaction<Database>, notice: MessageNotice): Promise<void> {
  await trx
    .insertInto("outbox")
    .values({ id: uuidv7(), topic: "message-notice" satisfies OutboxTopic, payload: JSON.stringify(notice) })
    .execute();
}

import type { FileAction } from "@runko/domain/attachments/file-rules";
import type { DocumentAction } from "@runko/domain/documents/document-actions";
import type { OutboxTopic } from "@runko/domain/operations/outbox-topics";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../platform/database/schema.ts";

type Notice = {
  eventId: number;
  action: DocumentAction | FileAction;
  /** Whose people are told. */
  to: "subscriber" | "supplier" | "forwarder";
  actorId: string;
};

/** Leaves a notice to be mailed after the commit (R29). */
export async function writeNotice(trx: Transaction<Database>, notice: Notice): Promise<void> {
  await trx
    .insertInto("outbox")
    .values({ id: uuidv7(), topic: "document-notice" satisfies OutboxTopic, payload: JSON.stringify(notice) })
    .execute();
}

type MessageNotice = { eventId: number; messageId: string; to: "subscriber" | "supplier"; actorId: string };

/** Leaves word of an internal message to be mailed after the commit. */
export async function writeMessageNotice(trx: Transaction<Database>, notice: MessageNotice): Promise<void> {
  await trx
    .insertInto("outbox")
    .values({ id: uuidv7(), topic: "message-notice" satisfies OutboxTopic, payload: JSON.stringify(notice) })
    .execute();
}

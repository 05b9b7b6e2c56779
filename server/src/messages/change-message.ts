import {
  refusalToMarkMessages,
  refusalToReadMessages,
  refusalToWriteMessages,
} from "@runko/domain/messages/message-parties";
import type { Transaction } from "kysely";
import { changeCounters, unreadChange } from "../documents/document-counters.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import { openDocument } from "../documents/open-document.ts";
import { tellChange } from "../documents/tell-change.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { isUnread, receiverOf, refuseMessages } from "./message-sides.ts";
import { loadMessage, loadMessageJson, updateMessage, type StoredMessage } from "./message-store.ts";

/** `read` is for the receiving organization to say (D-24d), `expired` for the sender's. */
export type MessageChange = { read: boolean } | { expired: true };

export type ChangeRequest = {
  scope: DocumentScope;
  eventId: number;
  messageId: string;
  /** Undefined when malformed. */
  change: MessageChange | undefined;
  malformed: Error | undefined;
  now: Date;
};

function changedMessage(message: StoredMessage, change: MessageChange, now: Date) {
  const { read_at, expired, answered } = message;
  if ("expired" in change) return { read_at, answered, expired: true };
  return { expired, answered, read_at: change.read ? (read_at ?? now) : null };
}

/** Marks a message as read, unread or out of date; a mark that it has already changes nothing. Answers it as JSON text. */
export async function changeMessage(trx: Transaction<Database>, request: ChangeRequest): Promise<string> {
  const { scope, eventId, messageId, change, malformed, now } = request;
  const { organizationId } = scope;
  const { stored: document, ruled } = await openDocument(trx, scope, eventId, { lock: true });
  const unseen = refusalToReadMessages(scope, ruled);
  if (unseen) throw new Problem(unseen);
  const message = await loadMessage(trx, document, messageId);
  if (!message) throw new Problem("NOT_FOUND");
  const expires = change !== undefined && "expired" in change;
  const receiver = receiverOf(document, message.sender_organization_id);
  const ownPart = (scope.side !== `${receiver}_id`) === expires;
  const refusal = expires ? refusalToWriteMessages(scope, ruled) : refusalToMarkMessages(scope, ruled);
  await refuseMessages(trx, change === undefined || ownPart ? refusal : "NOT_YOUR_ACTION", document, malformed);
  if (change === undefined) throw new Problem("MALFORMED_REQUEST");

  const after = changedMessage(message, change, now);
  if (after.read_at !== message.read_at || after.expired !== message.expired) {
    await updateMessage(trx, document, messageId, after);
    const by = Number(isUnread(after)) - Number(isUnread(message));
    await changeCounters(trx, unreadChange(document, receiver, by));
    await tellChange(trx, "message", document);
  }
  return await loadMessageJson(trx, document, organizationId, messageId);
}

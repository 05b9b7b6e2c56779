import { checkMessage, messagesInMinute, type MessageText } from "@runko/domain/messages/check-message";
import { refusalToWriteMessages } from "@runko/domain/messages/message-parties";
import type { Issue } from "@runko/domain/values/issue";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { changeCounters, unreadChange } from "../documents/document-counters.ts";
import type { DocumentScope } from "../documents/document-scope.ts";
import { openDocument, type OpenedDocument } from "../documents/open-document.ts";
import { tellChange } from "../documents/tell-change.ts";
import { writeDocumentEvents } from "../documents/write-document-events.ts";
import { urgencyOf } from "../documents/write-outbox.ts";
import type { Database } from "../platform/database/schema.ts";
import { tooManyRequests } from "../platform/http/too-many-requests.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { enqueue, outboxMessages } from "../platform/outbox/enqueue.ts";
import { messageNotices } from "./message-notice.ts";
import { isUnread, receiverOf, refuseMessages } from "./message-sides.ts";
import {
  countSentSince,
  insertMessage,
  loadMessage,
  loadMessageJson,
  updateMessage,
  type StoredMessage,
} from "./message-store.ts";

type Document = OpenedDocument["stored"];
type NewMessage = MessageText & { inReplyTo?: string | undefined };

export type SendRequest = {
  scope: DocumentScope;
  eventId: number;
  input: NewMessage;
  /** What is wrong with the form of the body, told once the sender is known to be a party. */
  malformed: Error | undefined;
  now: Date;
};

async function refuseFlood(trx: Transaction<Database>, document: Document, { scope, now }: SendRequest): Promise<void> {
  const since = new Date(now.getTime() - 60_000);
  if ((await countSentSince(trx, document, scope.organizationId, since)) < messagesInMinute) return;
  throw tooManyRequests(60);
}

/** What is answered: a message that came from the other party and still holds. */
async function loadAnswered(
  trx: Transaction<Database>,
  document: Document,
  { scope, input }: SendRequest,
): Promise<StoredMessage | Issue | undefined> {
  if (input.inReplyTo === undefined) return undefined;
  const message = await loadMessage(trx, document, input.inReplyTo);
  const answerable =
    message && scope.side === `${receiverOf(document, message.sender_organization_id)}_id` && !message.expired;
  return answerable ? message : { path: "inReplyTo", code: "MESSAGE_NOT_ANSWERABLE" };
}

/** Sends a message to the other party of a document; who answers a message has read it. Answers the message as JSON text. */
export async function sendMessage(trx: Transaction<Database>, request: SendRequest): Promise<string> {
  const { scope, eventId, input, malformed, now } = request;
  const { stored: document, ruled } = await openDocument(trx, scope, eventId, { lock: true });
  await refuseMessages(trx, refusalToWriteMessages(scope, ruled), document, malformed);
  const answered = await loadAnswered(trx, document, request);
  const issues = [...checkMessage(input), ...(answered && "path" in answered ? [answered] : [])];
  refuseIssues(issues);
  await refuseFlood(trx, document, request);

  const { subject = "", content = "", inReplyTo = null } = input;
  const { organizationId, userId } = scope;
  const id = uuidv7();
  const sender = { sender_id: userId, sender_organization_id: organizationId };
  const text = { subject: subject.trim(), content: content.trim(), in_reply_to: inReplyTo };
  await insertMessage(trx, document, { id, ...sender, ...text, sent_at: now });
  const to = receiverOf(document, organizationId);
  const counters = unreadChange(document, to, 1);
  if (answered && "id" in answered) {
    await updateMessage(trx, document, answered.id, { answered: true, read_at: answered.read_at ?? now });
    const own = receiverOf(document, answered.sender_organization_id);
    if (isUnread(answered)) counters.push(...unreadChange(document, own, -1));
  }
  const notice = { ...urgencyOf(document), eventId, messageId: id, to, actorId: userId };
  await enqueue(trx, messageNotices, outboxMessages([notice]));
  const told = { document, happening: "message", before: document.event_state } as const;
  await writeDocumentEvents(trx, eventId, { ...told, by: scope, to: null, at: now });
  await changeCounters(trx, counters);
  await tellChange(trx, "message", document);
  return await loadMessageJson(trx, document, organizationId, id);
}

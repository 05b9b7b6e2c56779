import type { Side } from "@runko/domain/documents/sides";
import type { NoticeSubject } from "@runko/domain/notifications/notice-table";
import { documentNotices } from "../documents/write-outbox.ts";
import { messageNotices } from "../messages/message-notice.ts";

export type Notice = { eventId: number; subject: NoticeSubject; to: Side; actorId: string; count?: number | undefined };

/** What word of a document tells; a forwarder stands as the subscriber of what it forwarded (D-9c). */
export function readDocumentNotice(payload: unknown): Notice {
  const { eventId, action, to, actorId, count } = documentNotices.schema.parse(payload);
  if (to !== "forwarder") return { eventId, subject: action, to, actorId, count };
  return { eventId, subject: action === "cancel" ? "originalCancelled" : "originalEdited", to: "subscriber", actorId };
}

/** What word of an internal message tells. */
export const readMessageNotice = (payload: unknown): Notice => ({
  ...messageNotices.schema.parse(payload),
  subject: "message",
});

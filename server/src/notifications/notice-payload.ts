import { noticeSubjects, type NoticeSubject, type Side } from "@runko/domain/notifications/notice-table";
import { z } from "zod";

const payloadSchema = z.object({
  eventId: z.int(),
  /** Absent of a message. */
  action: z.enum(noticeSubjects).optional(),
  to: z.enum(["subscriber", "supplier", "forwarder"]),
  actorId: z.string(),
});

export type Notice = { eventId: number; subject: NoticeSubject; to: Side; actorId: string };

/** What a row of the outbox tells; a forwarder stands as the subscriber of what it forwarded (D-9c). */
export function readNotice(payload: unknown): Notice {
  const { eventId, action = "message", to, actorId } = payloadSchema.parse(payload);
  if (to !== "forwarder") return { eventId, subject: action, to, actorId };
  return { eventId, subject: action === "cancel" ? "originalCancelled" : "originalEdited", to: "subscriber", actorId };
}

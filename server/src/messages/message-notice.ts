import { z } from "zod";
import type { Topic } from "../platform/outbox/topic.ts";

const noticeSchema = z.object({
  eventId: z.int(),
  messageId: z.string(),
  to: z.enum(["subscriber", "supplier"]),
  actorId: z.string(),
  urgent: z.literal(true).optional(),
});

/** An internal message was written, for the other side. */
export const messageNotices: Topic<z.output<typeof noticeSchema>> = { name: "message-notice", schema: noticeSchema };

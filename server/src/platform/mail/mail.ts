import { z } from "zod";
import type { Topic } from "../outbox/topic.ts";

/** What the outbox keeps of a mail. */
export const mailSchema = z.object({
  to: z.string(),
  /** Who is answered; the sender when absent. */
  replyTo: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  /** Mails with the same one stand together in the reader's mailbox. */
  thread: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  urgent: z.boolean().optional(),
  /** Where a POST ends mails of this kind (RFC 8058). */
  unsubscribeUrl: z.url().optional(),
});

export type Mail = z.output<typeof mailSchema> & {
  /** Names the mail for ever: one that is sent again, because its answer was lost, carries the same (R29). */
  id: string;
};

/** Mails that wait to be sent as they are. */
export const mailTopic: Topic<z.output<typeof mailSchema>> = { name: "mail", schema: mailSchema };

import { noticeWords } from "@runko/domain/supplier-notices/supplier-notice";
import { z } from "zod";
import type { Topic } from "../platform/outbox/topic.ts";

const wordSchema = z.object({
  noticeId: z.string(),
  /** Whom it is told. */
  organizationId: z.string(),
  to: z.enum(["subscriber", "supplier"]),
  word: z.enum(noticeWords),
});
type NoticeOutboxWord = z.output<typeof wordSchema>;

/** What became of a supplier's notice, one word for each organization that is told of it. */
export const noticeOutbox: Topic<NoticeOutboxWord> = { name: "supplier-notice", schema: wordSchema };

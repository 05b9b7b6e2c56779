import { mailStates, outboxTopics, staleError, withheldReasons } from "@runko/domain/operations/outbox-topics";
import { z } from "zod";

const instant = z.string().meta({ format: "date-time" });

const mailEntrySchema = z
  .strictObject({
    id: z.string(),
    createdAt: instant,
    topic: z.enum(outboxTopics),
    state: z.enum(mailStates),
    to: z.string(),
    subject: z.string().meta({ description: "Empty for what is made when it is sent." }),
    attempts: z.int(),
    doneAt: instant.nullable().meta({ description: "When it was sent or given up." }),
    nextAt: instant.nullable().meta({ description: "When it is tried next." }),
    error: z
      .string()
      .nullable()
      .meta({ description: `What the mail server said last; ${staleError} of what was not tried in time.` }),
  })
  .meta({ id: "MailEntry" });
export const mailListSchema = z.array(z.union([mailEntrySchema, mailEntrySchema.partial()]));

export const mailTextSchema = z
  .strictObject({
    text: z.string().nullable(),
    withheld: z.enum(withheldReasons).nullable().meta({
      description: "Why a link that opens an account is not shown; null of any other mail, and of a shown link.",
    }),
  })
  .meta({ id: "MailText" });
export type MailText = z.infer<typeof mailTextSchema>;

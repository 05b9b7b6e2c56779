import { z } from "zod";
import { idSchema } from "../platform/http/path-schemas.ts";

const instant = z.string().meta({ format: "date-time" });

export const messageSchema = z
  .strictObject({
    id: z.string(),
    eventId: z.int().meta({ description: "The TID." }),
    subject: z.string(),
    content: z.string(),
    inReplyTo: z.string().nullable(),
    received: z
      .boolean()
      .meta({ description: "Sent by the other party, so that it is for the reader to mark it read." }),
    senderName: z.string(),
    senderOrganization: z.strictObject({ id: z.string(), name: z.string() }),
    sentAt: instant,
    readAt: instant.nullable().meta({ description: "When the receiving organization read it; null: unread." }),
    answered: z.boolean(),
    expired: z.boolean().meta({ description: "Taken out of date by its sender; shown, but no longer unread." }),
  })
  .meta({ id: "InternalMessage" });

/** Whole, or as a filter's `fields` chose. */
export const messageListSchema = z.array(z.union([messageSchema, messageSchema.partial()]));

export const newMessageSchema = z.strictObject({
  subject: z.string().optional(),
  content: z.string().optional(),
  inReplyTo: idSchema.optional().meta({ description: "A received message of the same document; it is then answered." }),
});

export const messageChangeSchema = z.union([
  z.strictObject({ read: z.boolean().meta({ description: "By the receiving organization." }) }),
  z.strictObject({ expired: z.literal(true).meta({ description: "By the sender's organization; not taken back." }) }),
]);

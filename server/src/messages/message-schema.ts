import { z } from "zod";
import { idSchema } from "../platform/http/path-schemas.ts";

export const newMessageSchema = z.strictObject({
  subject: z.string().optional(),
  content: z.string().optional(),
  inReplyTo: idSchema.optional().meta({ description: "A received message of the same document; it is then answered." }),
});

export const messageChangeSchema = z.union([
  z.strictObject({ read: z.boolean().meta({ description: "By the receiving organization." }) }),
  z.strictObject({ expired: z.literal(true).meta({ description: "By the sender's organization; not taken back." }) }),
]);

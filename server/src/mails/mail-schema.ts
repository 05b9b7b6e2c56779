import { withheldReasons } from "@runko/domain/operations/outbox-topics";
import { z } from "zod";

export const mailTextSchema = z
  .strictObject({
    text: z.string().nullable(),
    withheld: z.enum(withheldReasons).nullable().meta({
      description: "Why a link that opens an account is not shown; null of any other mail, and of a shown link.",
    }),
  })
  .meta({ id: "MailText" });
export type MailText = z.infer<typeof mailTextSchema>;

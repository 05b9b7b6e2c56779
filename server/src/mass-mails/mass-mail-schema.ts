import { massMailSchema, recipientCriteriaSchema } from "@runko/domain/mass-mails/mass-mail-schema";
import { z } from "zod";
import { idSchema } from "../platform/http/path-schemas.ts";

export { massMailSchema, recipientCriteriaSchema };

export const newMassMailSchema = massMailSchema.extend({
  criteria: recipientCriteriaSchema,
  recipients: z.int().min(0).meta({ description: "As the preview told; another number by now is refused." }),
});

export const massMailParams = z.object({ massMailId: idSchema.meta({ description: "The mass e-mail." }) });

export const recipientPreviewSchema = z
  .strictObject({
    recipients: z.int(),
    sample: z.array(z.string()).meta({ description: "The names of the first ones." }),
  })
  .meta({ id: "RecipientPreview" });

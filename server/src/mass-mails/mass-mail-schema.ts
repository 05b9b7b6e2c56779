import { massMailSchema, recipientCriteriaSchema } from "@runko/domain/mass-mails/mass-mail-schema";
import { recipientStates } from "@runko/domain/mass-mails/mass-mail";
import { z } from "zod";
import { idSchema } from "../platform/http/path-schemas.ts";

const instant = z.string().meta({ format: "date-time" });

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

const listedMassMail = z
  .strictObject({
    id: z.string(),
    createdAt: instant,
    createdByName: z.string().nullable(),
    subject: z.string(),
    recipients: z.int(),
    sent: z.int(),
    failed: z.int().meta({ description: "Given up." }),
    stopped: z
      .int()
      .meta({ description: "Not to be sent any more; the others that are neither sent nor given up wait." }),
    stoppedAt: instant.nullable(),
  })
  .meta({ id: "ListedMassMail" });

export const massMailListSchema = z.array(z.union([listedMassMail, listedMassMail.partial()]));

const storedCriteria = z.strictObject({
  roles: z.array(z.string()),
  organizationIds: z.array(z.string()),
  organizationKinds: z.array(z.string()),
  eventTypes: z.array(z.string()),
});

export const shownMassMailSchema = listedMassMail
  .extend({
    text: z.string(),
    criteria: storedCriteria,
    organizations: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  })
  .meta({ id: "MassMail" });

const recipient = z
  .strictObject({
    emailAddress: z.string(),
    name: z.string(),
    state: z.enum(recipientStates),
    at: instant.nullable().meta({ description: "When it was sent or given up." }),
    error: z.string().nullable().meta({ description: "What the mail server said." }),
  })
  .meta({ id: "MassMailRecipient" });
export const recipientListSchema = z.array(z.union([recipient, recipient.partial()]));

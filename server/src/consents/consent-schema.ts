import { mailConsents } from "@runko/domain/notifications/mail-consents";
import { z } from "zod";
import type { ShownConsent } from "./mail-consents.ts";

export const consentSchema = z
  .strictObject({
    emailAddress: z.string(),
    consent: z.enum(mailConsents).meta({ description: "What the address says to mails; of own users it is agreed." }),
    askedAt: z.string().meta({ format: "date-time" }).nullable(),
    mayAsk: z.boolean().meta({ description: "Whether it may be asked now." }),
  })
  .meta({ id: "MailConsent" });

export const askConsentBody = z.strictObject({ emailAddress: z.string() });

export const consentJson = ({ askedAt, ...consent }: ShownConsent): z.output<typeof consentSchema> => ({
  ...consent,
  askedAt: askedAt?.toISOString() ?? null,
});

import { contactKinds } from "@runko/domain/contact/contact-request";
import { feedbackCategories, inboxKinds } from "@runko/domain/contact/feedback";
import { z } from "zod";
import { idSchema } from "../platform/http/path-schemas.ts";

/** Shapes only; what the fields must say is told by checkContactRequest. */
export const contactBody = z.strictObject({
  kind: z.enum(contactKinds),
  name: z.string(),
  organizationName: z.string().default(""),
  businessId: z.string().default(""),
  emailAddress: z.string(),
  phoneNumber: z.string().default(""),
  message: z.string().default(""),
  website: z.string().default("").meta({ description: "Left empty by people; a request that fills it is dropped." }),
});

export const contactRequestSchema = z
  .strictObject({
    id: idSchema,
    kind: z.enum(inboxKinds),
    name: z.string(),
    organizationName: z.string(),
    businessId: z.string(),
    emailAddress: z.string(),
    phoneNumber: z.string(),
    message: z.string(),
    category: z.enum(feedbackCategories).nullable().meta({ description: "Of feedback alone." }),
    page: z.string(),
    failedRequestId: z.string(),
    receivedAt: z.string(),
    handled: z.boolean(),
    handledAt: z.string().nullable(),
    handledById: idSchema.nullable(),
    handledByName: z.string().nullable(),
    organizationId: idSchema
      .nullable()
      .meta({ description: "The organization that was made of a request for credentials." }),
    organizationMade: z.string().nullable().meta({ description: "Its name; null when it has been deleted." }),
  })
  .meta({ id: "ContactRequest" });
export const contactRequestListSchema = z.array(z.union([contactRequestSchema, contactRequestSchema.partial()]));

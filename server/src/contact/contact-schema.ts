import { contactKinds } from "@runko/domain/contact/contact-request";
import { z } from "zod";

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

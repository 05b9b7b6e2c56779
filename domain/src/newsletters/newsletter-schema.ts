import { z } from "zod";
import { newsletterAudiences } from "./newsletter-states.ts";

/** Shapes only; what the fields must say is told by checkNewsletter. */
export const newsletterFieldsSchema = z.strictObject({
  title: z.string().trim(),
  body: z.string(),
  audience: z.enum(newsletterAudiences),
});
export type NewsletterFields = z.infer<typeof newsletterFieldsSchema>;

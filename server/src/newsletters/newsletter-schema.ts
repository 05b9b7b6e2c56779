import { newsletterFieldsSchema } from "@runko/domain/newsletters/newsletter-schema";
import { newsletterStates } from "@runko/domain/newsletters/newsletter-states";
import { z } from "zod";
import { versioned } from "../platform/http/answer-headers.ts";
import { idSchema } from "../platform/http/path-schemas.ts";

const read = z.strictObject({
  id: idSchema,
  title: z.string(),
  body: z.string().meta({ description: "Markdown." }),
  publishedAt: z.string(),
});

const newsSchema = read.meta({ id: "News" });
export const newsListSchema = z.array(z.union([newsSchema, newsSchema.partial()]));

export const newsletterSchema = read
  .extend({ read: z.boolean().meta({ description: "By the caller, or older than the caller's account." }) })
  .meta({ id: "Newsletter" });
export const newsletterListSchema = z.array(z.union([newsletterSchema, newsletterSchema.partial()]));

export const briefingSchema = newsletterFieldsSchema
  .extend({
    id: idSchema,
    state: z.enum(newsletterStates),
    publishAt: z.string().nullable().meta({ description: "Null: a draft." }),
    withdrawnAt: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
    version: z.number().meta({ description: "Also the ETag; a change sends it back as If-Match." }),
  })
  .meta({ id: "Briefing" })
  .register(versioned, { located: false });
export const briefingListSchema = z.array(z.union([briefingSchema, briefingSchema.partial()]));

import { z } from "zod";
import { faqQuestionsMax } from "./faq-questions.ts";

/** Shapes only; what the fields must say is told by checkFaqQuestion. */
export const faqFieldsSchema = z.strictObject({
  topic: z.string().trim(),
  question: z.string().trim(),
  answer: z.string().meta({ description: "Markdown." }),
});

export const faqOrderSchema = z.strictObject({ ids: z.array(z.string().max(64)).max(faqQuestionsMax) });

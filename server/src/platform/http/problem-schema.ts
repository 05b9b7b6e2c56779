import { problemCodes } from "@runko/domain/problems/problem-codes";
import { z } from "zod";

/** Every answer that is not success (RFC 9457, D-29). */
export const problemSchema = z
  .looseObject({
    type: z.string().meta({ description: "Names the kind of problem; the same for the same code." }),
    title: z.string().meta({ description: "What went wrong, in Finnish." }),
    status: z.int().min(400).max(599),
    detail: z.string().optional().meta({ description: "More about this occurrence, in the language of the reader." }),
    code: z.string().meta({
      description: "Stable; for programs. New ones may come: take an unknown code by its status.",
      "x-extensible-enum": problemCodes,
    }),
    errors: z
      .array(z.strictObject({ path: z.string(), code: z.string(), message: z.string() }))
      .optional()
      .meta({ description: "The fields at fault, with the cure in Finnish." }),
    requestId: z.string(),
  })
  .meta({ id: "Problem", description: "A problem document (RFC 9457)." });

export type ProblemDocument = z.output<typeof problemSchema>;

export const problemMediaType = "application/problem+json";

import type { FastifyReply } from "fastify";
import { z } from "zod";
import { filterLimits } from "../filter/filter-limits.ts";
import { parsePage } from "../filter/parse-page.ts";

/** The query of a list that is read whole and of which nothing but the page is chosen (D-27). */
export const pageQuery = z.object({
  limit: z
    .string()
    .optional()
    .meta({
      description: `Rows of the answer, ${filterLimits.defaultLimit} when absent, at most ${filterLimits.limit}.`,
    }),
  skip: z.string().optional().meta({ description: "Rows left out before the first." }),
  offset: z.string().optional().meta({ description: "The same as skip." }),
});

/** Sends a page of rows that are all at hand, with their full count. */
export function answerPage(
  reply: FastifyReply,
  query: z.output<typeof pageQuery>,
  rows: readonly unknown[],
): FastifyReply {
  const { limit = filterLimits.defaultLimit, skip = 0 } = parsePage(query, "");
  return reply.header("x-total-count", rows.length).send(rows.slice(skip, skip + limit));
}

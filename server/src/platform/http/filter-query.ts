import { filterLimits } from "../filter/filter-limits.ts";
import { z } from "zod";

/** The query of a list: parseFilter of platform/filter reads it, in its bracket form too (D-28). */
export const filterQuery = z.looseObject({
  filter: z.string().optional().meta({
    description: "where, fields, order, limit, skip, offset and include as JSON; also as filter[where][name]=x.",
  }),
  limit: z
    .string()
    .optional()
    .meta({
      description: `Rows of the answer, ${filterLimits.defaultLimit} when absent, at most ${filterLimits.limit}.`,
    }),
  skip: z.string().optional().meta({ description: "Rows left out before the first." }),
  offset: z.string().optional().meta({ description: "The same as skip." }),
});

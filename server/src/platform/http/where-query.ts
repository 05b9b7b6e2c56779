import { z } from "zod";

/** The query of a call that names rows by a `where` of ids: readWhereKeys reads it, in its bracket form too (D-28). */
export const whereQuery = z.looseObject({
  where: z.string().optional().meta({
    description: "Ids that name the rows, as JSON; also as where[productId]=x.",
  }),
});

import { z } from "zod";

/** Where a postal code is. */
export const placeSchema = z
  .strictObject({
    name: z.string().meta({ description: "In Finnish." }),
    nameSv: z.string().meta({ description: "In Swedish." }),
    municipality: z.strictObject({ id: z.string(), name: z.string() }),
    inhabited: z.boolean().meta({ description: "False of a postal code of boxes, organizations and the like." }),
  })
  .meta({ id: "Place" });

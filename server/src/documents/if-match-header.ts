import { z } from "zod";

/** The version that the caller has read; without it 428 but for marks, which have none; out of date 412 (D-10). */
export const ifMatchHeader = z.looseObject({
  "if-match": z.string().optional().meta({ description: "The ETag of the document as it was read; marks need none." }),
});

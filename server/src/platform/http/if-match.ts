import { z } from "zod";
import { demanded } from "./answer-headers.ts";

/** The version that the caller has read of what it changes: 428 without it, 412 when it is not the present one. */
export const ifMatch = z
  .looseObject({ "if-match": z.string().optional().meta({ description: "The ETag or `version` as it was read." }) })
  .register(demanded, { status: 428 });

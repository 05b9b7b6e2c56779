import { z } from "zod";

/** The schema of an answer without a body: `reply.code(204).send(null)`. */
export const noContent = z.null().meta({ description: "Done; there is nothing to tell." });

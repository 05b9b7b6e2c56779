import { z } from "zod";

/** What came of a removal: what something else names is not removed but made inactive. */
export const removalSchema = z.strictObject({ outcome: z.enum(["removed", "deactivated"]) }).meta({ id: "Removal" });
export type Removal = z.infer<typeof removalSchema>;

import { z } from "zod";
import { areaKinds, areaLimits, areaVerdicts } from "./product-areas.ts";

const fee = z.string().nullable().meta({ description: "Euros; null: as the product." });

/** Shapes only; what they must be is told by checkAreas. */
export const productAreasSchema = z.strictObject({
  areas: z
    .array(
      z.strictObject({
        kind: z.enum(areaKinds),
        code: z.string().trim().max(areaLimits.code).meta({
          description: "The number of a municipality, a postal code, or an address as `Katu 12 B, 33100`.",
        }),
        verdict: z.enum(areaVerdicts),
        note: z.string().trim(),
        deliveryDays: z.number().nullable().meta({ description: "null: not said." }),
        connectFee: fee,
        monthlyFee: fee,
      }),
    )
    .max(areaLimits.areas + 1)
    .meta({ description: `By kind and code, ${areaLimits.areas} at most.` }),
});

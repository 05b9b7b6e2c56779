import { z } from "zod";
import { areaKinds, areaLimits, areaVerdicts } from "./product-areas.ts";

const fee = z.string().nullable().meta({ description: "Euros; null: as the product." });

const named = {
  kind: z.enum(areaKinds),
  code: z.string().trim().max(areaLimits.code).meta({
    description: "The number of a municipality, a postal code, or an address as `Katu 12 B, 33100`.",
  }),
};

const area = z.strictObject({
  ...named,
  verdict: z.enum(areaVerdicts),
  note: z.string().trim(),
  deliveryDays: z.number().nullable().meta({ description: "null: not said." }),
  connectFee: fee,
  monthlyFee: fee,
});

/** Shapes only; what they must be is told by checkAreas. */
export const changedAreasSchema = z.strictObject({
  areas: z
    .array(area)
    .max(areaLimits.atOnce + 1)
    .default([])
    .meta({ description: `Said, each in the place of what was said of the same; ${areaLimits.atOnce} at most.` }),
  removed: z
    .array(z.strictObject(named))
    .max(areaLimits.atOnce)
    .default([])
    .meta({ description: "Of which nothing is said any more." }),
});

/** Some of a product's areas, the wide ones first. */
export const productAreasSchema = z.strictObject({
  areas: z.array(area).meta({ description: "By kind and code." }),
  found: z.int().meta({ description: "How many there are of those that are searched for." }),
  total: z.int().meta({ description: `How many areas the product has, ${areaLimits.areas} at most.` }),
});

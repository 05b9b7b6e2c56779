import { productCategories } from "@runko/domain/enumerations/product-categories";
import { daysOff } from "@runko/domain/service-times/days-off";
import { targetUnits } from "@runko/domain/service-times/open-time";
import { targetNames } from "@runko/domain/service-times/service-targets";
import { z } from "zod";
import { versioned } from "../platform/entity/versioned.ts";

const hours = z
  .strictObject({ from: z.string(), to: z.string() })
  .nullable()
  .meta({ description: "From and to a time of the clock in Helsinki, `08:00`; null: closed." });

const targets = z
  .array(
    z.strictObject({
      name: z.enum(targetNames),
      category: z.enum(productCategories).nullable().meta({ description: "null: of all that have none of their own." }),
      target: z
        .strictObject({ amount: z.number(), unit: z.enum(targetUnits), always: z.boolean() })
        .nullable()
        .meta({ description: "null: no time is set. `always`: nights and days off count too." }),
    }),
  )
  .max(1000);

const fields = z.strictObject({
  hours: z.array(hours).length(7).meta({ description: "Of each weekday, Monday first." }),
  worked: z
    .array(z.enum(daysOff))
    .max(daysOff.length)
    .meta({ description: "The days off on which the supplier serves all the same." }),
  exceptions: z.array(z.strictObject({ date: z.string(), hours, reason: z.string().trim() })).max(1000),
  targets: targets.meta({ description: "What is not named has the usual time." }),
  classes: z
    .array(z.strictObject({ name: z.string().trim(), targets }))
    .max(100)
    .meta({ description: "SLA classes of products; what a class does not name is as of all others." }),
  riskPercent: z.number().meta({ description: "The share of a time that has gone when it is at risk." }),
});

/** When an organization serves as a supplier, and within what time. */
export const serviceTimesSchema = fields.meta({ id: "ServiceTimes" }).register(versioned, { located: false });

/** Shapes only; what they must be is told by checkServiceTimes. */
export const serviceTimesPatchSchema = fields.partial();

import { pathRoles } from "@runko/domain/organizations/roles";
import { trafficNames } from "@runko/domain/reports/traffic";
import { z } from "zod";

const figure = z
  .strictObject({
    counted: z.int().meta({ description: "Confirmed orders, delivered orders, answered documents or repairs." }),
    value: z.number().nullable(),
  })
  .nullable();

const descriptions: Record<(typeof trafficNames)[number], string> = {
  confirmation: "Working days until orders were confirmed, on average.",
  onTime: "Per cent of orders that were delivered by the agreed day.",
  rejections: "Per cent of answered documents that were rejected.",
  repair: "Hours of service that a repair took, in the middle.",
};

const figures = Object.fromEntries(
  trafficNames.map((name) => [name, figure.meta({ description: `${descriptions[name]} null: not told to the role.` })]),
) as Record<(typeof trafficNames)[number], typeof figure>;

export const trafficSchema = z
  .strictObject({
    role: z.enum(pathRoles),
    organization: z.strictObject({ id: z.string(), name: z.string() }),
    counterparty: z.strictObject({ id: z.string(), name: z.string().nullable() }),
    from: z.string(),
    to: z.string(),
    documents: z.int().meta({ description: "Made in the period, whatever is told of them." }),
    total: z.strictObject(figures),
    months: z.array(z.strictObject({ key: z.string(), label: z.string(), ...figures })),
    reasons: z.array(z.strictObject({ key: z.string(), label: z.string(), count: z.int() })),
    previous: z.strictObject({ from: z.string(), to: z.string(), total: z.strictObject(figures) }),
  })
  .meta({ id: "Traffic" });

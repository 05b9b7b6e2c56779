import { availabilities } from "@runko/domain/availability/availability";
import { z } from "zod";

const amount = z.int();
const counts = z.strictObject(
  Object.fromEntries(availabilities.map((one) => [one, amount])) as Record<
    (typeof availabilities)[number],
    typeof amount
  >,
);

const cell = z.strictObject({
  supplierId: z.string(),
  availability: z.enum(availabilities),
  productName: z.string(),
  connectFee: z.string(),
  monthlyFee: z.string(),
  deliveryDays: z.number().nullable(),
  documentId: z
    .int()
    .nullable()
    .meta({ description: "The organization's own request that says this, or that is under way." }),
});

/** What is known of the addresses of a file, and how far what was asked of them is. */
export const batchSchema = z
  .strictObject({
    projectId: z.string().nullable().meta({ description: "Of the requests; null before any were made." }),
    askingId: z.string().nullable().meta({ description: "The file of the requests that were made last." }),
    asked: amount,
    answered: amount,
    suppliers: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        counts,
        requests: amount.meta({ description: "Requests that would ask for what is not known." }),
      }),
    ),
    total: amount.meta({ description: "Addresses without errors." }),
    rows: z.array(
      z.strictObject({
        number: amount,
        reference: z.string(),
        address: z.string(),
        found: z.array(cell).meta({ description: "The best of each supplier's products; none of one that has none." }),
      }),
    ),
  })
  .meta({ id: "AvailabilityBatch" });
export type BatchAnswer = z.output<typeof batchSchema>;
export type BatchCell = z.output<typeof cell>;

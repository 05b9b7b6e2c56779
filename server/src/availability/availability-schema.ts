import { answeringTypes, availabilities, availabilityActions } from "@runko/domain/availability/availability";
import { connectionStates } from "@runko/domain/connections/connection-state";
import { documentStates } from "@runko/domain/documents/document-states";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { productCategories } from "@runko/domain/enumerations/product-categories";
import { areaKinds, areaVerdicts } from "@runko/domain/products/product-areas";
import { addressLimits, addressParts, type AddressPart } from "@runko/domain/values/address";
import { z } from "zod";
import { placeSchema } from "../places/place-schema.ts";

const longestCapacity = 100;
const part = z.string().max(Math.max(...Object.values(addressLimits)) + 1);

/** Shapes only; what an address must say is told by checkAskedAddress. */
export const availabilityQuestionSchema = z.strictObject({
  address: z.strictObject(
    Object.fromEntries(addressParts.map((name) => [name, part.optional()])) as Record<
      AddressPart,
      z.ZodOptional<typeof part>
    >,
  ),
  categories: z.array(z.enum(productCategories)).max(100).default([]).meta({ description: "None: of all." }),
  capacity: z
    .string()
    .max(longestCapacity)
    .default("")
    .meta({ description: "Products that name others are left out." }),
});

const named = z.strictObject({ id: z.string(), name: z.string() });

const row = z
  .strictObject({
    supplier: named,
    product: named,
    productGroupId: z.string(),
    category: z.enum(productCategories),
    several: z.boolean().meta({ description: "Whether a document may hold several products of its group." }),
    capacities: z.array(z.string()),
    interfaces: z.array(z.string()),
    availability: z.enum(availabilities).meta({
      description: "`yes`: answered to you; `likely`: the supplier says it delivers there; `ask`: not known; `no`.",
    }),
    answer: z
      .strictObject({
        id: z.int(),
        documentType: z.enum(answeringTypes),
        answeredOn: z.string(),
        countsUntil: z.string(),
        otherApartment: z.boolean(),
      })
      .nullable()
      .meta({ description: "The organization's own request of which this is known." }),
    area: z
      .strictObject({
        kind: z.enum(areaKinds),
        verdict: z.enum(areaVerdicts),
        note: z.string(),
        saidOn: z.string(),
      })
      .nullable()
      .meta({ description: "What the supplier says of the narrowest area in which the address is." }),
    deliveryDays: z.number().nullable(),
    connectFee: z.string(),
    monthlyFee: z.string(),
    connectionId: z.int().nullable().meta({ description: "An own connection of the product at the address." }),
    requestId: z
      .int()
      .nullable()
      .meta({ description: "An own unfinished availability request of the product at the address." }),
    refusalText: z.string().nullable().meta({ description: "Why the product cannot be chosen; null when it can." }),
    allowedActions: z.array(z.enum(availabilityActions)),
  })
  .meta({ id: "AvailabilityRow" });

/** What an organization can have at an address, and what it has there. */
export const availabilitySchema = z
  .strictObject({
    place: placeSchema.nullable().meta({ description: "Of the postal code; null of one that is not known." }),
    declared: z.boolean().meta({ description: "Whether any of the suppliers says something of the address." }),
    rows: z.array(row).meta({ description: "The best answer first." }),
    connections: z.array(
      z.strictObject({
        id: z.int(),
        state: z.enum(connectionStates),
        productName: z.string(),
        supplierName: z.string(),
      }),
    ),
    documents: z.array(
      z.strictObject({
        id: z.int(),
        documentType: z.enum(documentTypes),
        eventState: z.enum(documentStates),
        productName: z.string(),
        supplierName: z.string(),
      }),
    ),
    more: z.boolean().meta({ description: "Whether there are more connections or documents than are told." }),
  })
  .meta({ id: "AvailabilityAnswer" });

export type AvailabilityAnswer = z.output<typeof availabilitySchema>;
export type AvailabilityRow = z.output<typeof row>;

import { actionInputShape } from "@runko/domain/documents/action-inputs-schema";
import { documentActions } from "@runko/domain/documents/document-actions";
import { documentFieldsSchema } from "@runko/domain/documents/document-fields-schema";
import { documentStates, sourceModes } from "@runko/domain/documents/document-states";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import { refusalCodes } from "@runko/domain/problems/refusal-codes";
import { z } from "zod";
import { eventFileSchema, fileIdsSchema } from "../files/file-schema.ts";
import { schemaOf } from "../platform/entity/fields.ts";
import { versioned } from "../platform/entity/versioned.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import { dateChanges } from "./date-changes.ts";
import { customFieldsSchema, eventProductSchema } from "./event-product-fields.ts";
import { clockSchema } from "./show-clocks.ts";
import { orderedProducts, wholeDocumentFields } from "./whole-document.ts";

const named = z.strictObject({ id: z.string(), name: z.string() });

const originalEventSchema = z.strictObject({
  id: z.int(),
  documentType: z.enum(documentTypes),
  eventState: z.enum(documentStates),
});

/** A whole document with what its viewer may do to it now (D-30). */
export const documentSchema = schemaOf(wholeDocumentFields("SUPPLIER"))
  .extend({
    originalEvent: originalEventSchema
      .extend({
        archived: z.boolean(),
        subscriber: named,
        supplier: named,
        changedSince: z
          .boolean()
          .meta({ description: "Edited or cancelled by its subscriber after it was forwarded." }),
      })
      .nullable()
      .meta({ description: "What this was forwarded from, for a party of both." }),
    forwards: z
      .array(originalEventSchema.extend({ archived: z.boolean(), supplier: named }))
      .meta({ description: "What was forwarded from this, for the forwarder, who reaches them in its supplier role." }),
    quotedForward: z
      .strictObject({ id: z.int(), documentType: z.enum(documentTypes), supplier: named })
      .nullable()
      .meta({
        description:
          "Of an open order from an inquiry that its supplier had forwarded: the answered forward. An order made from it " +
          "(source mode ORDER) becomes the forward of this one. For that supplier alone.",
      }),
    orderedProducts: orderedProducts("SUPPLIER").schema.meta({
      description: "Of an offer the products that an order took from it, of such an order the same (D-40).",
    }),
    dateChanges: dateChanges.schema.unwrap().meta({
      description: "All that has happened to the confirmed delivery date, the oldest first.",
    }),
    asOrdered: z
      .strictObject({ document: documentFieldsSchema, eventProducts: z.array(eventProductSchema) })
      .nullable()
      .meta({
        description:
          "Of an order that ready change orders have changed: what says what the connection is, as it was ordered. " +
          "`document` and `eventProducts` of the order itself, in lists too, tell the connection as it stands (D-39).",
      }),
    connection: z
      .strictObject({
        orderId: z.int().meta({ description: "The TID of the order." }),
        document: documentFieldsSchema,
        eventProducts: z.array(eventProductSchema.pick({ productId: true, productName: true, customFields: true })),
        forwards: z
          .array(z.strictObject({ id: z.int(), supplier: named }))
          .meta({ description: "What the order was forwarded to, for its forwarder." }),
      })
      .nullable()
      .meta({
        description:
          "The connection that a change order, a cancel order or a fault speaks of, as it stands; of a ready change " +
          "order as it stood before. For its own parties; of a fault without prices and references (D-47).",
      }),
    clock: z.array(clockSchema).meta({ description: "What its supplier has to do by when, and did." }),
    files: z.array(eventFileSchema),
    mayAddFiles: z.boolean().meta({ description: "Whether the caller may add attachments now." }),
    allowedActions: z.array(z.enum(documentActions)),
    refusedActions: z.array(
      z.strictObject({
        action: z.enum(documentActions),
        code: z.enum(refusalCodes),
        message: z.string(),
        states: z.array(z.enum(documentStates)).optional().meta({
          description: "Where the state alone stands in its way: the states ahead in which it may be done.",
        }),
      }),
    ),
  })
  .meta({ id: "Document" })
  .register(versioned, { located: true });

/** What a filter's `fields` choose of a whole document, and those of its relations. */
export const chosenDocumentSchema = documentSchema
  .extend({
    subscriber: named.partial(),
    supplier: named.partial(),
    eventProducts: z.array(eventProductSchema.partial()),
    files: z.array(eventFileSchema.partial()),
    originalEvent: documentSchema.shape.originalEvent.unwrap().partial().nullable(),
  })
  .partial()
  .meta({ id: "ChosenDocument" });

const chosenProduct = { productId: idSchema, customFields: customFieldsSchema.optional() };

export const createBodySchema = z
  .strictObject({
    supplierId: idSchema,
    subscriberId: idSchema.optional().meta({ description: "For a fault handler's notice (D-9d)." }),
    document: documentFieldsSchema,
    eventProducts: z.array(z.strictObject(chosenProduct)).max(50),
    fileIds: fileIdsSchema.optional().meta({ description: "Uploads of the caller to attach." }),
    source: z.strictObject({ eventId: z.int(), mode: z.enum(sourceModes) }).optional(),
  })
  .meta({ id: "NewDocument" });

const pricedProduct = {
  ...chosenProduct,
  productPrice: z.string().optional(),
  monthPrice: z.string().optional(),
  active: z.boolean().optional(),
};

export const actionBodySchema = z
  .strictObject({
    action: z.enum(documentActions).optional(),
    document: documentFieldsSchema.optional(),
    eventProducts: z.array(z.strictObject(pricedProduct)).max(50).optional(),
    reason: z.string().optional(),
    explanation: z.string().optional(),
    skip: z.boolean().optional(),
    ...actionInputShape,
  })
  .meta({ id: "DocumentAction" });

export const eventProductBodySchema = z.strictObject(pricedProduct);

const countsOfType = z.record(z.string(), z.int());
export const countsSchema = z.partialRecord(z.enum(documentTypes), countsOfType).meta({
  id: "Counts",
  description:
    "Per type: documents in each state, archived ones left out, unreadMessages, and waiting: those that wait for this side; of Fault the urgent unfinished ones.",
});

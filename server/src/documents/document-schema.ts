import { documentActions } from "@runko/domain/documents/document-actions";
import { documentFieldsSchema } from "@runko/domain/documents/document-fields-schema";
import { documentStates, shownStates, sourceModes } from "@runko/domain/documents/document-states";
import { documentTypes } from "@runko/domain/documents/document-types";
import { refusalCodes } from "@runko/domain/documents/refusal-codes";
import { historyLabels } from "@runko/domain/enumerations/history-labels";
import { productCategories } from "@runko/domain/enumerations/product-categories";
import { z } from "zod";
import { eventFileSchema, fileIdsSchema, fileSchema } from "../attachments/file-schema.ts";
import { versioned } from "../platform/http/answer-headers.ts";
import { idSchema } from "../platform/http/path-schemas.ts";

const named = z.strictObject({ id: z.string(), name: z.string() });
const instant = z.string().meta({ format: "date-time" });
const customFields = z.record(z.string(), z.string().nullable());

export const eventProductSchema = z
  .strictObject({
    eventId: z.int(),
    productId: z.string(),
    productName: z.string(),
    active: z.boolean(),
    productPrice: z
      .string()
      .nullable()
      .meta({ description: "Euros, two decimals (D-7); null on a fault, which has no prices (D-47)." }),
    monthPrice: z.string().nullable(),
    customFields,
  })
  .meta({ id: "EventProduct" });

const scalars = {
  id: z.int().meta({ description: "The TID." }),
  documentType: z.enum(documentTypes),
  eventState: z.enum(documentStates),
  caseId: z.int().meta({ description: "The CID." }),
  caseActiveEventId: z.int(),
  originalEventId: z.int().nullable(),
  archived: z.boolean(),
  rejected: z.boolean(),
  ordered: z.boolean(),
  modified: z.boolean(),
  disconnected: z.boolean(),
  cancelledByCustomer: z.boolean(),
  cancelledBySupplier: z.boolean(),
  cancelConfirmed: z.boolean(),
  processingFaultReport: z.boolean(),
  userProcessed: z.boolean(),
  returned: z.boolean().meta({ description: "Returned to its subscriber, who has yet to complete it." }),
  subscriberId: z.string(),
  supplierId: z.string(),
  subscriber: named,
  supplier: named,
  productName: z.string(),
  category: z.enum(productCategories),
  productGroupId: z.string().nullable(),
  handledById: z.string().nullable(),
  handledByName: z.string().nullable().meta({ description: "Who took it into handling (T4)." }),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  unreadMessages: z.int(),
  document: documentFieldsSchema,
};

const originalEventSchema = z.strictObject({
  id: z.int(),
  documentType: z.enum(documentTypes),
  eventState: z.enum(documentStates),
});

/** A row of a list (D-30); `eventProducts`, `files` and `originalEvent` only when included. */
export const documentRowSchema = z
  .strictObject({
    ...scalars,
    eventProducts: z.array(eventProductSchema).optional(),
    files: z.array(fileSchema).optional(),
    originalEvent: originalEventSchema.nullable().optional(),
  })
  .meta({ id: "DocumentRow" });

/** What a filter's `fields` choose of a row, and those of its relations. */
const chosenRowSchema = documentRowSchema
  .extend({
    subscriber: named.partial(),
    supplier: named.partial(),
    eventProducts: z.array(eventProductSchema.partial()),
    files: z.array(fileSchema.partial()),
    originalEvent: originalEventSchema.partial().nullable(),
  })
  .partial()
  .meta({ id: "ChosenDocumentRow" });

/** Rows of a list, whole or as the filter chose. */
export const documentListSchema = z.array(z.union([documentRowSchema, chosenRowSchema]));

export const lockSchema = z.strictObject({ byId: z.string(), byName: z.string(), since: instant, until: instant });

/** A whole document with what its viewer may do to it now (D-30). */
export const documentSchema = z
  .strictObject({
    ...scalars,
    productGroup: named.nullable(),
    sourceEventId: z.int().nullable(),
    createdByName: z.string().nullable(),
    answerShown: z.boolean(),
    stateDates: z.partialRecord(z.enum(shownStates), instant),
    editLockById: z.string().nullable(),
    editLockUntilDate: instant.nullable(),
    editLock: lockSchema.nullable(),
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
    eventProducts: z.array(eventProductSchema),
    orderedProducts: z.array(eventProductSchema).meta({
      description: "Of an offer the products that an order took from it, of such an order the same (D-40).",
    }),
    files: z.array(eventFileSchema),
    mayAddFiles: z.boolean().meta({ description: "Whether the caller may add attachments now." }),
    names: z
      .record(z.string(), z.string())
      .meta({ description: "What the ids of NNIs and billing groups in the document stand for." }),
    allowedActions: z.array(z.enum(documentActions)),
    refusedActions: z.array(
      z.strictObject({ action: z.enum(documentActions), code: z.enum(refusalCodes), message: z.string() }),
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

const chosenProduct = { productId: idSchema, customFields: customFields.optional() };

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
    fees: z.boolean().optional().meta({ description: "With transferToOriginal: whether the fees go along." }),
  })
  .meta({ id: "DocumentAction" });

export const eventProductBodySchema = z.strictObject(pricedProduct);

export const logRowSchema = z
  .strictObject({
    id: z.string(),
    at: instant,
    label: z.enum(historyLabels),
    action: z.string(),
    userName: z.string().nullable().meta({ description: "null: the portal itself." }),
    organizationName: z.string().nullable(),
    changes: z.array(
      z.strictObject({
        field: z.string(),
        from: z.unknown(),
        to: z.unknown(),
        erased: z.literal(true).optional().meta({ description: "Personal values that anonymization has taken." }),
      }),
    ),
  })
  .meta({ id: "EventLogRow" });

const countsOfType = z.record(z.string(), z.int());
export const countsSchema = z.partialRecord(z.enum(documentTypes), countsOfType).meta({
  id: "Counts",
  description:
    "Per type: documents in each state, archived ones left out, unreadMessages, and of Fault the urgent unfinished ones.",
});

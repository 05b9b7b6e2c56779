import { documentTypes } from "@runko/domain/documents/document-types";
import { infoMaxLength } from "@runko/domain/organizations/subscription-rules";
import { textSchema } from "@runko/domain/values/text-schema";
import { z } from "zod";
import { versionField } from "../platform/http/answer-headers.ts";
import { idSchema } from "../platform/http/path-schemas.ts";

const eventTypes = z
  .array(z.enum(documentTypes))
  .max(100)
  .overwrite((given) => documentTypes.filter((type) => given.includes(type)));

const subscriptionSchema = z
  .strictObject({
    contractNumber: z.string(),
    eventTypes: z.array(z.enum(documentTypes)).meta({ description: "Those agreed, once it is active." }),
    awaitingEventTypes: z
      .array(z.enum(documentTypes))
      .meta({ description: "Asked for beside the agreed ones, which go on meanwhile (D-50)." }),
    active: z.boolean().meta({ description: "Activated by the supplier's side." }),
    version: versionField,
  })
  .meta({ id: "Subscription" });

export const subscriptionChoiceSchema = z
  .strictObject({
    supplierId: z.string(),
    supplierName: z.string(),
    publicSupplier: z.boolean(),
    activeEventTypes: z.array(z.enum(documentTypes)),
    subscription: subscriptionSchema.nullable(),
  })
  .meta({ id: "SubscriptionChoice" });

export const newSubscriptionSchema = z.strictObject({
  supplierId: idSchema,
  contractNumber: textSchema().default(""),
  eventTypes,
});

export const subscriptionPatchSchema = z
  .strictObject({ contractNumber: textSchema(), eventTypes, awaitingEventTypes: eventTypes, active: z.boolean() })
  .partial()
  .extend({ supplierId: idSchema });

export const subscriberInfoSchema = z
  .strictObject({
    subscriberId: z.string(),
    subscriberName: z.string(),
    customerNumber: z.string(),
    contractNumber: z.string(),
    info: z.string(),
    written: z.boolean().meta({ description: "Whether the supplier has written of the subscriber." }),
    version: versionField.meta({ description: "Of what is written; a change of that sends it back as If-Match." }),
    subscription: subscriptionSchema.nullable(),
  })
  .meta({ id: "SubscriberInfo" });

const infoFields = { customerNumber: textSchema(), contractNumber: textSchema(), info: textSchema(infoMaxLength) };
export const newSubscriberInfoSchema = z.strictObject(infoFields).partial().extend({ subscriberId: idSchema });
export const subscriberInfoPatchSchema = z.strictObject(infoFields).partial();

import { documentTypes } from "@runko/domain/enumerations/document-types";
import { infoMaxLength } from "@runko/domain/organizations/subscription-rules";
import { textSchema } from "@runko/domain/values/text-schema";
import { z } from "zod";
import { idSchema } from "../platform/http/path-schemas.ts";

const eventTypes = z
  .array(z.enum(documentTypes))
  .max(100)
  .overwrite((given) => documentTypes.filter((type) => given.includes(type)));

export const newSubscriptionSchema = z.strictObject({
  supplierId: idSchema,
  contractNumber: textSchema().default(""),
  eventTypes,
});

export const subscriptionPatchSchema = z
  .strictObject({ contractNumber: textSchema(), eventTypes, awaitingEventTypes: eventTypes, active: z.boolean() })
  .partial()
  .extend({ supplierId: idSchema });

const infoFields = { customerNumber: textSchema(), contractNumber: textSchema(), info: textSchema(infoMaxLength) };
export const newSubscriberInfoSchema = z.strictObject(infoFields).partial().extend({ subscriberId: idSchema });
export const subscriberInfoPatchSchema = z.strictObject(infoFields).partial();

import { invoiceTypes } from "@runko/domain/enumerations/invoice-types";
import { z } from "zod";
import { versionField } from "../platform/http/answer-headers.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import { addressSchema } from "./organization-schema.ts";

export const billingGroupSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    type: z.enum(invoiceTypes),
    eBillingAddress: z.string(),
    operatorId: z.string(),
    isDefault: z.boolean(),
    address: addressSchema.nullable(),
    version: versionField,
  })
  .meta({ id: "BillingGroup" });

/** Shapes only; what the texts must say is told by checkBillingGroup. */
export const billingGroupPatchSchema = z
  .strictObject({
    name: z.string().trim(),
    type: z.enum(invoiceTypes),
    eBillingAddress: z.string().trim(),
    operatorId: z.string().trim(),
    isDefault: z.boolean(),
    addressId: idSchema.nullable().meta({ description: "One of the organization's addresses." }),
  })
  .partial();
export const newBillingGroupSchema = billingGroupPatchSchema.required({ name: true, type: true });

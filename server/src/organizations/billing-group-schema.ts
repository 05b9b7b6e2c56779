import { invoiceTypes } from "@runko/domain/enumerations/invoice-types";
import { z } from "zod";
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
  })
  .meta({ id: "BillingGroup" });

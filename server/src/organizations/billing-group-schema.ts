import { invoiceTypes } from "@runko/domain/enumerations/invoice-types";
import { z } from "zod";
import { idSchema } from "../platform/http/path-schemas.ts";

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

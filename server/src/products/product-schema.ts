import { z } from "zod";

export const supplierInfoSchema = z
  .strictObject({ customerNumber: z.string(), contractNumber: z.string(), info: z.string() })
  .meta({ id: "SupplierInfo" });

const nniSchema = z.strictObject({ id: z.string(), identifier: z.string(), description: z.string() });
export const nniChoicesSchema = z
  .strictObject({ from: z.array(nniSchema), to: z.array(nniSchema) })
  .meta({ id: "NniChoices" });

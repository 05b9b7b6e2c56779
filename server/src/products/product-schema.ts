import { documentTypes } from "@runko/domain/documents/document-types";
import { refusalCodes } from "@runko/domain/documents/refusal-codes";
import { connectionKinds } from "@runko/domain/enumerations/connection-kinds";
import { customFieldKinds } from "@runko/domain/enumerations/custom-field-kinds";
import { productCategories } from "@runko/domain/enumerations/product-categories";
import { issueCodes } from "@runko/domain/values/issue";
import { z } from "zod";
import { versioned, versionField } from "../platform/http/answer-headers.ts";

/** A product group as it is told with what belongs to it. */
export const groupOfProductSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  category: z.enum(productCategories),
  multiProduct: z.boolean(),
});

export const productGroupSchema = groupOfProductSchema
  .extend({ version: versionField })
  .meta({ id: "ProductGroup" })
  .register(versioned, { located: false });

const refusal = {
  refusal: z
    .enum([...new Set([...refusalCodes, ...issueCodes])])
    .nullable()
    .meta({ description: "Why it is shown but cannot be chosen; null when it can." }),
  refusalText: z.string().nullable().meta({ description: "The same in Finnish." }),
};

export const offeredProductSchema = z
  .strictObject({
    id: z.string(),
    supplierId: z.string(),
    name: z.string(),
    description: z.string(),
    productGroupId: z.string(),
    productGroupName: z.string(),
    category: z.enum(productCategories),
    needsNni: z.boolean(),
    nniType: z.enum(connectionKinds).nullable(),
    initialFee: z.string(),
    monthlyFee: z.string(),
    customFields: z.array(
      z.strictObject({
        name: z.string(),
        kind: z.enum(customFieldKinds),
        required: z.boolean(),
        onlyForOrders: z.boolean(),
        selections: z.array(z.string()).readonly(),
      }),
    ),
    multiProductAllowed: z.boolean(),
    ...refusal,
  })
  .meta({ id: "OfferedProduct" });

export const supplierSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    businessId: z.string().nullable(),
    backboneOperator: z.boolean(),
    publicSupplier: z.boolean(),
    multiproduct: z.boolean(),
    minimumNormalDeliveryDays: z.int().meta({ description: "Working days (D-16)." }),
    deliveryCheckDays: z.int(),
    contractNumber: z.string(),
    takes: z.array(z.enum(documentTypes)).meta({ description: "The types that this subscriber may send to it now." }),
    ...refusal,
  })
  .meta({ id: "Supplier" });

export const supplierInfoSchema = z
  .strictObject({ customerNumber: z.string(), contractNumber: z.string(), info: z.string() })
  .meta({ id: "SupplierInfo" });

const nniSchema = z.strictObject({ id: z.string(), identifier: z.string(), description: z.string() });
export const nniChoicesSchema = z
  .strictObject({ from: z.array(nniSchema), to: z.array(nniSchema) })
  .meta({ id: "NniChoices" });

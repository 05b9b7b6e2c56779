import { z } from "zod";
import { connectionKinds } from "../enumerations/connection-kinds.ts";
import { customFieldKinds } from "../enumerations/custom-field-kinds.ts";
import { connectors } from "../enumerations/connectors.ts";
import { interfaceTypes } from "../enumerations/interface-types.ts";
import { productCategories } from "../enumerations/product-categories.ts";
import type { IssueCode } from "../values/issue.ts";
import { longestClassName } from "../service-times/check-service-times.ts";
import { moneySchema } from "../values/money-schema.ts";
import { requiredTextSchema, textSchema } from "../values/text-schema.ts";
import { productLimits } from "./product-limits.ts";
import { productVisibilities } from "./product-visibilities.ts";

const id = z.guid({ error: "INVALID_ID" satisfies IssueCode }).toLowerCase();

const customFieldSchema = z.strictObject({
  name: requiredTextSchema(),
  kind: z.enum(customFieldKinds),
  required: z.boolean(),
  onlyForOrders: z.boolean(),
  selections: z.array(requiredTextSchema()).max(productLimits.selections),
});

/** What a supplier writes of a product (§3); the rules between its fields are told by checkProduct. */
export const productFieldsSchema = z.strictObject({
  name: requiredTextSchema(),
  description: textSchema(productLimits.description),
  productGroupId: id,
  formType: z.enum(productCategories).nullable(),
  nniProduct: z.boolean(),
  nniType: z.enum(connectionKinds).nullable(),
  initialFee: moneySchema,
  monthlyFee: moneySchema,
  slaClass: requiredTextSchema(longestClassName).nullable(),
  visibility: z.enum(productVisibilities),
  interfaces: z.array(z.enum(interfaceTypes)).max(interfaceTypes.length),
  connectors: z.array(z.enum(connectors)).max(connectors.length),
  capacities: z.array(requiredTextSchema()).max(productLimits.capacities),
  customFields: z.array(customFieldSchema).max(productLimits.customFields),
  commonProductId: id.nullable(),
  active: z.boolean(),
});
export type ProductFields = z.infer<typeof productFieldsSchema>;

export const productGroupFieldsSchema = z.strictObject({
  name: requiredTextSchema(),
  category: z.enum(productCategories),
  multiProduct: z.boolean(),
});
export type ProductGroupFields = z.infer<typeof productGroupFieldsSchema>;

export const commonProductFieldsSchema = z.strictObject({
  name: requiredTextSchema(),
  description: textSchema(productLimits.description),
  productGroupId: id,
});
export type CommonProductFields = z.infer<typeof commonProductFieldsSchema>;

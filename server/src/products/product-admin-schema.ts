import { newProduct } from "@runko/domain/products/check-product";
import { commonProductFieldsSchema, productFieldsSchema } from "@runko/domain/products/product-schema";
import { z } from "zod";
import { productGroupSchema } from "./product-schema.ts";

const named = z.strictObject({ id: z.string(), name: z.string() });

const shown = productFieldsSchema.extend({
  id: z.string(),
  organizationId: z.string(),
  inUse: z.boolean().meta({ description: "Whether a document names it, so that it can be deactivated only." }),
});

/** A product as those see it whose organization offers it; its relations only when they are included. */
export const productSchema = shown
  .extend({
    productGroup: productGroupSchema.optional(),
    commonProduct: named.nullable().optional(),
    whitelist: z.array(named).optional(),
    subOrganizations: z.array(named).optional().meta({ description: "Organizations that offer it as their own." }),
  })
  .meta({ id: "Product" });

/** As far as a filter has chosen its fields, and those of its relations. */
const chosenOfProduct = productSchema
  .extend({
    productGroup: productGroupSchema.partial(),
    commonProduct: named.partial().nullable(),
    whitelist: z.array(named.partial()),
    subOrganizations: z.array(named.partial()),
  })
  .partial();

export const productListSchema = z.array(z.union([productSchema, chosenOfProduct]));

/** Only the name and the group are asked for; of the rest a new product has the usual. */
export const newProductSchema = productFieldsSchema
  .partial()
  .required({ name: true, productGroupId: true })
  .transform((fields) => ({ ...newProduct, ...fields }));

export const commonProductSchema = commonProductFieldsSchema
  .extend({ id: z.string(), productGroup: productGroupSchema.optional() })
  .meta({ id: "CommonProduct" });

const chosenOfCommonProduct = commonProductSchema.extend({ productGroup: productGroupSchema.partial() }).partial();
export const commonProductListSchema = z.array(z.union([commonProductSchema, chosenOfCommonProduct]));

export const newCommonProductSchema = commonProductFieldsSchema
  .partial({ description: true })
  .transform((fields) => ({ description: "", ...fields }));

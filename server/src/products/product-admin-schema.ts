import { newProduct } from "@runko/domain/products/check-product";
import { commonProductFieldsSchema, productFieldsSchema } from "@runko/domain/products/product-schema";
import { z } from "zod";
import { versioned, versionField } from "../platform/http/answer-headers.ts";
import { groupOfProductSchema } from "./product-schema.ts";

const named = z.strictObject({ id: z.string(), name: z.string() });

const shown = productFieldsSchema.extend({
  id: z.string(),
  organizationId: z.string(),
  inUse: z.boolean().meta({ description: "Whether a document names it, so that it can be deactivated only." }),
  version: versionField,
});

/** A product as those see it whose organization offers it; its relations only when they are included. */
export const productSchema = shown
  .extend({
    productGroup: groupOfProductSchema.optional(),
    commonProduct: named.nullable().optional(),
    whitelist: z.array(named).optional(),
    subOrganizations: z.array(named).optional().meta({ description: "Organizations that offer it as their own." }),
  })
  .meta({ id: "Product" })
  .register(versioned, { located: false });

/** As far as a filter has chosen its fields, and those of its relations. */
const chosenOfProduct = productSchema
  .extend({
    productGroup: groupOfProductSchema.partial(),
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
  .extend({ id: z.string(), productGroup: groupOfProductSchema.optional(), version: versionField })
  .meta({ id: "CommonProduct" })
  .register(versioned, { located: false });

const chosenOfCommonProduct = commonProductSchema.extend({ productGroup: groupOfProductSchema.partial() }).partial();
export const commonProductListSchema = z.array(z.union([commonProductSchema, chosenOfCommonProduct]));

export const newCommonProductSchema = commonProductFieldsSchema
  .partial({ description: true })
  .transform((fields) => ({ description: "", ...fields }));

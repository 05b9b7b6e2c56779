import { productFieldsSchema } from "@runko/domain/products/product-schema";
import { z } from "zod";

const named = z.strictObject({ id: z.string(), name: z.string() });
const id = productFieldsSchema.shape.productGroupId;

export const whitelistBodySchema = z.strictObject({ productId: id, subscriberId: id });

export const whitelistRowSchema = z
  .strictObject({ id: z.string(), productId: z.string(), subscriberId: z.string(), product: named, subscriber: named })
  .meta({ id: "ProductWhitelist" });
const chosenOfWhitelist = whitelistRowSchema
  .extend({ product: named.partial(), subscriber: named.partial() })
  .partial();
export const whitelistListSchema = z.array(z.union([whitelistRowSchema, chosenOfWhitelist]));

export const shareProductSchema = z.strictObject({ productId: id });

const sharedProduct = named.extend({ description: z.string(), active: z.boolean() });
export const sharedProductSchema = z
  .strictObject({ organizationId: z.string(), productId: z.string(), product: sharedProduct, owner: named })
  .meta({ id: "SubOrganizationProduct" });
const chosenOfShared = sharedProductSchema
  .extend({ product: sharedProduct.partial(), owner: named.partial() })
  .partial();
export const sharedProductListSchema = z.array(z.union([sharedProductSchema, chosenOfShared]));

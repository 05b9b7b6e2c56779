import { productFieldsSchema } from "@runko/domain/products/product-schema";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { named, over, text, uuid } from "../platform/entity/fields.ts";
import { told } from "../platform/entity/relations.ts";
import { createScope } from "../platform/filter/combine-where.ts";

/** Who is on the whitelists of products. */
export const whitelists = defineEntity({
  name: "productWhitelist",
  schema: "ProductWhitelist",
  table: "product_whitelists",
  as: "w",
  joins: {
    p: "JOIN products p ON p.id = w.product_id",
    o: "JOIN organizations o ON o.id = w.subscriber_id",
  },
  key: "id",
  order: [
    ["product.name", "ASC"],
    ["subscriber.name", "ASC"],
  ],
  fields: {
    id: text("(w.product_id || '/' || w.subscriber_id)"),
    productId: uuid("w.product_id"),
    subscriberId: uuid("w.subscriber_id"),
  },
  relations: { product: over("p", told(named("p"))), subscriber: over("o", told(named("o"))) },
});

/** Those of the products that the organization owns. */
export const whitelistsOf = (organizationId: string) => createScope("p.organization_id = $1", [organizationId], ["p"]);

const id = productFieldsSchema.shape.productGroupId;
export const whitelistBodySchema = z.strictObject({ productId: id, subscriberId: id });

import { commonProductFieldsSchema } from "@runko/domain/products/product-schema";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { finnish, text, uuid, version } from "../platform/entity/fields.ts";
import { one } from "../platform/entity/relations.ts";
import { groupFields } from "./product-group-entity.ts";

const written = commonProductFieldsSchema.shape;

/** Common products, which everyone sees. */
export const commonProducts = defineEntity({
  name: "commonProduct",
  schema: "CommonProduct",
  table: "common_products",
  as: "c",
  key: "id",
  order: [["name", "ASC"]],
  fields: {
    id: uuid("c.id"),
    name: finnish("c.name", written.name),
    description: text("c.description", written.description),
    productGroupId: uuid("c.product_group_id", written.productGroupId),
    version: version(["c.name", "c.description", "c.product_group_id"]),
  },
  relations: { productGroup: one(groupFields("r"), { from: "product_groups r WHERE r.id = c.product_group_id" }) },
});

/** Only the description may be left out. */
export const newCommonProductSchema = commonProductFieldsSchema
  .partial({ description: true })
  .transform((fields) => ({ description: "", ...fields }));

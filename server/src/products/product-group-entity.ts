import { productCategories } from "@runko/domain/enumerations/product-categories";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { boolean, finnish, text, uuid, version } from "../platform/entity/fields.ts";

/** A product group as it is told with what belongs to it. */
export const groupFields = (alias: string) => ({
  id: uuid(`${alias}.id`),
  name: finnish(`${alias}.name`),
  category: text(`${alias}.category`, z.enum(productCategories)),
  multiProduct: boolean(`${alias}.multi_product`),
});

/** Product groups, which everyone sees. */
export const productGroups = defineEntity({
  name: "productGroup",
  schema: "ProductGroup",
  table: "product_groups",
  as: "g",
  key: "id",
  order: [["name", "ASC"]],
  fields: { ...groupFields("g"), version: version(["g.name", "g.category", "g.multi_product"]) },
});

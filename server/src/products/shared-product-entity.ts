import { productFieldsSchema } from "@runko/domain/products/product-schema";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import { boolean, named, over, shown, uuid } from "../platform/entity/fields.ts";
import { told } from "../platform/entity/relations.ts";
import { allowedToSharing } from "../organizations/sharing-rights.ts";
import { createScope } from "../platform/filter/combine-where.ts";

/** Products that those above have shared to an organization. */
export const sharedProducts = defineEntity({
  name: "subOrganizationProduct",
  schema: "SubOrganizationProduct",
  table: "sub_organization_products",
  as: "s",
  joins: {
    p: "JOIN products p ON p.id = s.product_id",
    o: { sql: "JOIN organizations o ON o.id = p.organization_id", needs: "p" },
  },
  key: "productId",
  order: [["product.name", "ASC"]],
  fields: {
    organizationId: shown("s.organization_id"),
    productId: uuid("s.product_id"),
    allowedActions: over("p", allowedToSharing("p.organization_id")),
  },
  relations: {
    product: over("p", told({ ...named("p"), description: shown("p.description"), active: boolean("p.active") })),
    owner: over("o", told(named("o"))),
  },
});

export const productsSharedTo = (organizationId: string, ended: string[] | null) =>
  createScope("s.organization_id = $1", [organizationId, ended]);

export const shareProductSchema = z.strictObject({ productId: productFieldsSchema.shape.productGroupId });

import { newProduct } from "@runko/domain/products/check-product";
import { productFieldsSchema } from "@runko/domain/products/product-schema";
import { z } from "zod";
import { defineEntity } from "../platform/entity/define-entity.ts";
import {
  boolean,
  described,
  finnish,
  money,
  named,
  nullable,
  shown,
  text,
  uuid,
  version,
} from "../platform/entity/fields.ts";
import { byName, many, one, oneOrNone } from "../platform/entity/relations.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import { groupFields } from "./product-group-entity.ts";

const written = productFieldsSchema.shape;

/** Products as those see them whose organization offers them, whatever their state. */
export const products = defineEntity({
  name: "product",
  schema: "Product",
  table: "products",
  as: "p",
  key: "id",
  order: [["name", "ASC"]],
  fields: {
    id: uuid("p.id"),
    organizationId: shown("p.organization_id"),
    name: finnish("p.name", written.name),
    description: text("p.description", written.description),
    productGroupId: uuid("p.product_group_id", written.productGroupId),
    formType: text("p.form_type", written.formType),
    nniProduct: boolean("p.nni_product", written.nniProduct),
    nniType: text("p.nni_type", written.nniType),
    initialFee: money("p.initial_fee", written.initialFee),
    monthlyFee: money("p.monthly_fee", written.monthlyFee),
    slaClass: nullable(text("p.sla_class", written.slaClass.unwrap())),
    visibility: text("p.visibility", written.visibility),
    interfaces: shown("p.interfaces", written.interfaces),
    connectors: shown("p.connectors", written.connectors),
    capacities: shown("p.capacities", written.capacities),
    customFields: shown("p.custom_fields", written.customFields),
    commonProductId: uuid("p.common_product_id", written.commonProductId),
    active: boolean("p.active", written.active),
    version: version([
      "p.name, p.description, p.product_group_id, p.form_type, p.nni_product, p.nni_type, p.initial_fee, p.monthly_fee",
      "p.sla_class, p.visibility, p.custom_fields, p.common_product_id, p.active, p.interfaces, p.connectors, p.capacities",
    ]),
    inUse: described(
      shown("EXISTS (SELECT FROM event_products e WHERE e.product_id = p.id)", z.boolean()),
      "Whether a document names it, so that it can be deactivated only.",
    ),
  },
  relations: {
    productGroup: one(groupFields("r"), { from: "product_groups r WHERE r.id = p.product_group_id" }),
    commonProduct: oneOrNone(named("r"), { from: "common_products r WHERE r.id = p.common_product_id" }),
    whitelist: many(named("r"), {
      from: "product_whitelists w JOIN organizations r ON r.id = w.subscriber_id WHERE w.product_id = p.id",
      order: byName,
    }),
    subOrganizations: many(named("r"), {
      from: "sub_organization_products s JOIN organizations r ON r.id = s.organization_id WHERE s.product_id = p.id",
      order: byName,
      description: "Organizations that offer it as their own.",
    }),
  },
});

export const productsOf = (organizationId: string) => createScope("p.organization_id = $1", [organizationId]);

/** Only the name and the group are asked for; of the rest a new product has the usual. */
export const newProductSchema = productFieldsSchema
  .partial()
  .required({ name: true, productGroupId: true })
  .transform((fields) => ({ ...newProduct, ...fields }));

import type { PathRole } from "@runko/domain/organizations/roles";
import { z } from "zod";
import { publishedFields } from "../platform/entity/define-entity.ts";
import { boolean, described, finnish, schemaOf, shown, uuid, type Field } from "../platform/entity/fields.ts";
import { publishFields, type PublishedFields } from "../platform/filter/published-entity.ts";
import { shownPrice, toldPrice } from "./product-prices.ts";

type Price = Field<z.ZodNullable<z.ZodString>>;

/** A fault has no prices, and its handler learns none by a filter (D-47). */
function price(name: "product_price" | "month_price", role: PathRole): Price {
  const told = { json: toldPrice(name, role), schema: z.string().nullable() };
  return { sql: shownPrice(name, role), ...told, ...(role !== "ERROR_HANDLER" && { type: "money" }) };
}

export const customFieldsSchema = z.record(z.string(), z.string().nullable());

/** The products `p` of a document `d`, as this role may see them. */
export const eventProductFields = (role: PathRole) => ({
  eventId: shown("p.document_id", z.int()),
  productId: uuid("p.product_id"),
  productName: finnish("p.product_name"),
  active: boolean(shownPrice("active", role)),
  productPrice: described(
    price("product_price", role),
    "Euros, two decimals (D-7); null on a fault, which has no prices (D-47), and of an imported connection of which none was said.",
  ),
  monthPrice: price("month_price", role),
  customFields: shown("p.custom_fields", customFieldsSchema),
});

export const eventProductSchema = schemaOf(eventProductFields("SUPPLIER")).meta({ id: "EventProduct" });

/** In conditions on documents `d`, of which it looks for one of these products. */
const productsOf = (role: PathRole): PublishedFields =>
  publishFields({ name: "eventProduct", as: "d", fields: publishedFields(eventProductFields(role)) });

/** What `prodWhere` may name. */
export const publishedProducts: Record<PathRole, PublishedFields> = {
  SUBSCRIBER: productsOf("SUBSCRIBER"),
  SUPPLIER: productsOf("SUPPLIER"),
  ERROR_HANDLER: productsOf("ERROR_HANDLER"),
};

import { catalogueResources } from "./catalogue-routes.ts";
import { get, list } from "./openapi-calls.ts";
import { described, object, reference, text, type Schema } from "./schema-parts.ts";

const lifecycleStatus = described(text, "Active: what is offered no more is not told.");
const number = { type: "number" } as const;
const flag = { type: "boolean" } as const;
const values = { type: "array", items: object({ value: {}, valueType: text }, ["value"]) } as const;

/** TMF620 of version 4 as the façade serves it, in our words. */
export const catalogueSchemas: Record<string, Schema> = {
  ProductOffering: object(
    {
      id: described(text, "The UUID of the product: productOrderItem.productOffering.id."),
      href: text,
      name: text,
      description: text,
      lifecycleStatus,
      isSellable: described(flag, "Whether the caller may order it now."),
      category: { type: "array", items: reference("The UUID of the product group.") },
      productSpecification: reference("What an order of it is told."),
      productOfferingPrice: { type: "array", items: reference("The UUID of the product, and initial or monthly.") },
      productOfferingTerm: {
        type: "array",
        description: "contractLength in months; 0: until further notice.",
        items: object({ name: text, duration: object({ amount: number, units: text }) }),
      },
      prodSpecCharValueUse: {
        type: "array",
        description: "What it leaves to choose of the specification, and what it alone demands.",
        items: object({ name: text, valueType: text, minCardinality: number, productSpecCharacteristicValue: values }, [
          "name",
        ]),
      },
      serviceLevelAgreement: reference("The SLA class."),
      relatedParty: {
        type: "array",
        description: "Who sells it.",
        items: object({ id: text, name: text, role: text }),
      },
      place: {
        type: "array",
        description:
          "What its seller says of areas; role is served, notServed or survey, the narrowest counts. Told of one, and in lists when `fields` names it: ten of a page then.",
        items: object({ id: text, name: text, role: text, "@referredType": text }, ["id"]),
      },
      "@type": text,
    },
    ["id", "href", "name", "lifecycleStatus", "isSellable", "category", "productSpecification", "productOfferingPrice"],
  ),
  ProductSpecification: object(
    {
      id: described(text, "A category; of a product that asks for fields of its own, the category and its UUID."),
      href: text,
      name: text,
      lifecycleStatus,
      productSpecCharacteristic: {
        type: "array",
        items: object(
          {
            name: described(text, "As in productCharacteristic; of a GeographicAddress the role of a place."),
            description: text,
            valueType: text,
            configurable: flag,
            minCardinality: described(number, "1: an order is refused without it."),
            maxCardinality: number,
            productSpecCharacteristicValue: values,
          },
          ["name", "valueType", "minCardinality"],
        ),
      },
      "@type": text,
    },
    ["id", "href", "name", "lifecycleStatus", "productSpecCharacteristic"],
  ),
  Category: object({ id: text, href: text, name: text, lifecycleStatus, isRoot: flag, "@type": text }, [
    "id",
    "href",
    "name",
    "lifecycleStatus",
  ]),
  ProductOfferingPrice: object(
    {
      id: text,
      href: text,
      name: described(text, "connectFee or monthlyFee, without tax."),
      lifecycleStatus,
      priceType: described(text, "nonRecurring or recurring."),
      recurringChargePeriodType: text,
      recurringChargePeriodLength: number,
      price: object({ unit: text, value: number }, ["unit", "value"]),
      "@type": text,
    },
    ["id", "href", "name", "lifecycleStatus", "priceType", "price"],
  ),
};

export const cataloguePaths = Object.fromEntries(
  catalogueResources.flatMap(({ path, name, attributes }) => [
    [path, { get: list(name, attributes, "catalogue:read") }],
    [`${path}/{id}`, { get: get(name, "catalogue:read") }],
  ]),
);

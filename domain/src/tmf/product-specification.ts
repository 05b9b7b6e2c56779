import { categoryFields } from "../documents/category-fields.ts";
import { demandsOf } from "../documents/check-document.ts";
import { limitedFields, offeredAt, type ConnectionLimits } from "../documents/connection-limits.ts";
import { fieldDefinition, type FieldName } from "../documents/document-fields.ts";
import type { Demand } from "../documents/field-demands.ts";
import type { ProductCategory } from "../enumerations/product-categories.ts";
import { productCategories } from "../enumerations/product-categories.ts";
import type { CustomFieldDefinition } from "../products/custom-fields.ts";
import { characteristicName, customPrefix } from "./characteristics.ts";
import { attributePlaces, fieldPlace } from "./field-places.ts";
import type { JsonObject } from "./json-shapes.ts";

/** The specification of a category, or of a product that asks for fields of its own. Source: beyond A5.6 */
export type SpecificationId = { category: ProductCategory; productId?: string };

/** What a product is specified by. */
export type SpecifiedProduct = {
  id: string;
  category: ProductCategory;
  customFields: readonly CustomFieldDefinition[];
};

export const specificationOf = ({ id, category, customFields }: SpecifiedProduct): string =>
  customFields.length === 0 ? category : `${category}:${id}`;

/** What the id of a specification names; null of one that names none. */
export function readSpecificationId(id: string): SpecificationId | null {
  const [code, productId, ...rest] = id.split(":");
  const category = productCategories.find((known) => known === code);
  if (!category || rest.length > 0) return null;
  return productId === undefined ? { category } : { category, productId };
}

const addressType = "GeographicAddress";

/** What an order of a category is asked, of its form. */
const demandsOfOrder = (category: ProductCategory) =>
  demandsOf({}, { documentType: "Order", category, needsNni: false, part: { of: "subscriber" } });

/** A field of the order is a characteristic of the product where it has no attribute, and where its category asks for it. */
function isOfProduct(name: FieldName, category: ProductCategory): boolean {
  const { required, optional } = categoryFields[category];
  if (required.includes(name) || optional.includes(name)) return true;
  const { at } = fieldPlace(name);
  return (at === "characteristic" || at === "place") && attributePlaces.productOrder[name] === undefined;
}

const valuesOf = (values: readonly (string | number)[], valueType: string): JsonObject[] =>
  values.map((value) => ({ value, valueType }));

type Labels = Readonly<Record<FieldName, string>>;

function characteristicOf(name: FieldName, demand: Demand, labels: Labels): JsonObject {
  const place = fieldPlace(name);
  const definition = fieldDefinition(name);
  const valueType = place.at === "characteristic" ? place.valueType : addressType;
  return {
    name: characteristicName(name),
    description: labels[name],
    valueType,
    configurable: true,
    minCardinality: demand === "required" ? 1 : 0,
    maxCardinality: 1,
    productSpecCharacteristicValue: "options" in definition ? valuesOf(definition.options, valueType) : [],
  };
}

const ownCharacteristic = ({ name, required, selections }: CustomFieldDefinition): JsonObject => ({
  name: `${customPrefix}${name}`,
  description: name,
  valueType: "string",
  configurable: true,
  minCardinality: required ? 1 : 0,
  maxCardinality: 1,
  productSpecCharacteristicValue: valuesOf(selections, "string"),
});

/** What an order of the category is told by characteristics and places, and what the product itself asks for beside. */
export const specificationCharacteristics = (
  category: ProductCategory,
  customFields: readonly CustomFieldDefinition[],
  labels: Labels,
): JsonObject[] => [
  ...[...demandsOfOrder(category)]
    .filter(([name]) => isOfProduct(name, category))
    .map(([name, demand]) => characteristicOf(name, demand, labels)),
  ...customFields.map(ownCharacteristic),
];

/** What a product leaves to choose of the characteristics of its category, and what it alone demands of them. */
export function valueUsesOf(
  product: ConnectionLimits & { category: ProductCategory; needsNni: boolean },
): JsonObject[] {
  const demands = demandsOfOrder(product.category);
  const asked = limitedFields.filter((name) => demands.has(name));
  const limited = asked.flatMap((name): JsonObject[] => {
    const offered = offeredAt(name, { documentType: "Order", products: [product], agreed: undefined });
    return offered ? [{ name, valueType: "string", productSpecCharacteristicValue: valuesOf(offered, "string") }] : [];
  });
  const demandsNni = product.needsNni && demands.get("nniFromId") !== "required";
  return [...limited, ...(demandsNni ? [{ name: "nniFromId", valueType: "string", minCardinality: 1 }] : [])];
}

import { offeredAt } from "../documents/connection-limits.ts";
import type { DocumentFields } from "../documents/document-fields-schema.ts";
import type { FieldName } from "../documents/document-fields.ts";
import { subscriberDemands } from "../documents/field-demands.ts";
import type { ProductCategory } from "../enumerations/product-categories.ts";
import type { Availability, AvailabilityAction } from "./availability.ts";

/** A product of which it is to be asked whether it can be had. */
export type AskedProduct = {
  supplierId: string;
  productId: string;
  productGroupId: string;
  category: ProductCategory;
  /** Whether a document may hold several of its group (D-12). */
  several: boolean;
  capacities: readonly string[];
  interfaces: readonly string[];
};

/** What one availability request asks for. */
export type AskedTogether = { supplierId: string; products: [AskedProduct, ...AskedProduct[]] };

const technical = ["capacity", "interface"] as const satisfies readonly FieldName[];
export type TechnicalField = (typeof technical)[number];

const requiredOf = (category: ProductCategory): FieldName[] =>
  [...subscriberDemands("AvailabilityRequest", category)].flatMap(([name, demand]) =>
    demand === "required" ? [name] : [],
  );

/** Whether one address is all the places that a request of the category asks for; the others are asked on their own form. */
export function isAskedByAddress(category: ProductCategory): boolean {
  const required = requiredOf(category);
  return required.includes("targetAddress") && !required.includes("otherEndAddress");
}

/** What a row of an answer says of whether its product is to be asked for. */
export type PerhapsAsked = {
  availability: Availability;
  requestId: number | null;
  allowedActions: readonly AvailabilityAction[];
  category: ProductCategory;
};

/** Whether nothing is known of the product, nor asked already, and one may ask by the address alone. */
export const isToBeAsked = ({ availability, requestId, allowedActions, category }: PerhapsAsked): boolean =>
  availability === "ask" && requestId === null && allowedActions.includes("ask") && isAskedByAddress(category);

/** What the requests of these categories ask of the connection. */
export const technicalFieldsOf = (categories: readonly ProductCategory[]): TechnicalField[] =>
  technical.filter((name) => categories.some((category) => requiredOf(category).includes(name)));

/** The fewest requests that ask for these products: of one supplier and group as many as may stand in one. Source: beyond D2, D-12 */
export function requestsFor(products: readonly AskedProduct[]): AskedTogether[] {
  const made = new Map<string, AskedTogether>();
  for (const product of products) {
    const { supplierId, productId, productGroupId, category, several } = product;
    const key = [supplierId, productGroupId, category, several ? "" : productId].join(" ");
    const one = made.get(key);
    if (one) one.products.push(product);
    else made.set(key, { supplierId, products: [product] });
  }
  return [...made.values()];
}

/** The fields of one of several requests: what is asked of all, and of the connection what its products offer where but one is. */
export function fieldsOfRequest({ products }: Pick<AskedTogether, "products">, asked: DocumentFields): DocumentFields {
  const [{ category }] = products;
  const wanted = technicalFieldsOf([category]);
  const rest = Object.fromEntries(Object.entries(asked).filter(([name]) => !technical.some((one) => one === name)));
  const said = wanted.flatMap((name) => {
    const offered = offeredAt(name, { documentType: "AvailabilityRequest", products, agreed: undefined });
    const only = offered?.length === 1 ? offered[0] : undefined;
    const value = only ?? asked[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...rest, ...Object.fromEntries(said) };
}

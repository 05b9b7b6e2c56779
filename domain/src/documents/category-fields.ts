import type { ProductCategory } from "../enumerations/product-categories.ts";
import type { FieldName } from "./document-fields.ts";

/** The fields of a product category, an optional NNI among them where it may be chosen. */
export type CategoryFields = { required: readonly FieldName[]; optional: readonly FieldName[] };

const placement: CategoryFields = {
  required: ["targetAddress"],
  optional: ["arguments", "passageInstructions", "installation"],
};

/** What each product category asks beside the common part. Source: D-13. */
export const categoryFields: Record<ProductCategory, CategoryFields> = {
  STATIC_AND_SUBSCRIBER_CONNECTIONS: {
    required: ["targetAddress"],
    optional: ["connectionTechnology", "cableY", "targetExchange", "targetHub", "installation", "passageInstructions"],
  },
  OPERATOR_DSL_GSHDSL_AND_FIBER_PRODUCTS: {
    required: ["targetAddress", "dslType", "capacity"],
    optional: ["cableY", "targetExchange", "targetHub", "installation", "passageInstructions", "nniFromId", "nniToId"],
  },
  ETHERNET_CONNECTION: {
    required: ["targetAddress", "capacity", "interface", "connector", "nniFromId"],
    optional: ["nniToId", "passageInstructions"],
  },
  STATIC_ETHERNET_CONNECTION: {
    required: [
      "targetAddress",
      "otherEndAddress",
      "capacity",
      "interface",
      "connector",
      "otherEndInterface",
      "otherEndConnector",
    ],
    optional: ["passageInstructions"],
  },
  TRANSFER_CAPACITY: {
    required: ["targetAddress", "otherEndAddress", "capacity", "interface", "connector"],
    optional: ["plannedLength"],
  },
  WDM: {
    required: [
      "targetAddress",
      "otherEndAddress",
      "wavelengthTx",
      "wavelengthRx",
      "capacity",
      "interface",
      "connector",
    ],
    optional: ["plannedLength"],
  },
  IP_TRANSIT: {
    required: ["targetAddress", "capacity", "interface", "connector"],
    optional: ["connectionConfiguration"],
  },
  DEVICE_PLACEMENT: placement,
  ANTENNA_DEVICE_PLACEMENT: placement,
  SERVICES: { required: ["description"], optional: [] },
};

/** The fields that a form loses, gets and begins to demand when one category takes the place of another. */
export function fieldsBetween(
  before: ProductCategory,
  after: ProductCategory,
): Record<"gone" | "added" | "demanded", FieldName[]> {
  const [old, next] = [categoryFields[before], categoryFields[after]];
  const had = [...old.required, ...old.optional];
  const has = [...next.required, ...next.optional];
  return {
    gone: had.filter((field) => !has.includes(field)),
    added: has.filter((field) => !had.includes(field)),
    demanded: next.required.filter((field) => old.optional.includes(field)),
  };
}

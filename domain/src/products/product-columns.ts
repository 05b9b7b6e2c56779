import type { ProductFields } from "./product-schema.ts";

/** The fields of a product but its own fields, which are built on the screen with a preview of the form. */
export const productColumns = [
  "name",
  "description",
  "productGroupId",
  "formType",
  "nniProduct",
  "nniType",
  "initialFee",
  "monthlyFee",
  "slaClass",
  "visibility",
  "commonProductId",
  "active",
  "interfaces",
  "connectors",
  "capacities",
] as const satisfies readonly (keyof ProductFields)[];
export type ProductColumn = (typeof productColumns)[number];

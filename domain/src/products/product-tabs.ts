import type { ControlCapability } from "../organizations/control-rights.ts";

/** The tabs of the products in the control area, in their order (§2), each with the right that opens it (D-24). */
export const productTabRights = {
  ProductGroups: "productGroups",
  CommonProducts: "commonProducts",
  OrganizationsProducts: "products",
  AddNewProduct: "products",
  Visibility: "whitelists",
} as const satisfies Record<string, ControlCapability>;
export type ProductTab = keyof typeof productTabRights;

export const productTabs = Object.keys(productTabRights) as readonly ProductTab[];

import type { OrganizationAction, PortalAction } from "../organizations/control-rights.ts";

type Asked = { readonly portal: PortalAction } | { readonly organization: OrganizationAction };

/** The tabs of the products in the control area, in their order (§2), each with what opens it, in some organization where it is not of the portal (D-24). */
export const productTabRights = {
  ProductGroups: { portal: "keepProductGroups" },
  CommonProducts: { portal: "keepCommonProducts" },
  OrganizationsProducts: { organization: "keepProducts" },
  AddNewProduct: { organization: "keepProducts" },
  Visibility: { organization: "keepWhitelists" },
  Areas: { organization: "keepProducts" },
} as const satisfies Record<string, Asked>;
export type ProductTab = keyof typeof productTabRights;

export const productTabs = Object.keys(productTabRights) as readonly ProductTab[];

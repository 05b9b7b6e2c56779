import type { Capability } from "../capability.ts";
import { registerProductGroupRoutes } from "./product-group-routes.ts";
import { registerCommonProductRoutes } from "./common-product-routes.ts";
import { registerProductAreaRoutes } from "./product-area-routes.ts";
import { registerProductRoutes } from "./product-routes.ts";
import { registerSupplierRoutes } from "./supplier-routes.ts";
import { registerSupplierContactRoutes } from "./supplier-contact-routes.ts";

export const products: Capability = {
  tables: {
    products: [
      "connections",
      "organization-lifecycle",
      "organizations",
      "reports",
      "sandbox",
      "supplier-notices",
      "tmf",
    ],
    product_groups: ["documents", "nnis", "reports", "sandbox"],
    common_products: [],
    product_whitelists: [],
    product_areas: ["availability"],
    sub_organization_products: ["organization-lifecycle"],
  },
  routes: (api, context) => {
    registerProductGroupRoutes(api, context);
    registerCommonProductRoutes(api, context);
    registerProductRoutes(api, context);
    registerProductAreaRoutes(api, context);
    registerSupplierRoutes(api, context);
    registerSupplierContactRoutes(api, context);
  },
};

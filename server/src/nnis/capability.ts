import type { Capability } from "../capability.ts";
import { registerNniRoutes } from "./nni-routes.ts";

export const nnis: Capability = {
  tables: {
    nnis: ["documents", "organization-lifecycle", "products", "tmf"],
    nni_product_groups: ["products"],
    nni_rights: ["products"],
    sub_organization_nnis: ["products"],
  },
  routes: (api, context) => {
    registerNniRoutes(api, context);
  },
};

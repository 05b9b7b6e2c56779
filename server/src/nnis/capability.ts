import type { Capability } from "../capability.ts";
import { registerNniRoutes } from "./nni-routes.ts";

export const nnis: Capability = {
  tables: {
    nnis: ["documents", "organizations"],
    nni_product_groups: [],
    nni_rights: [],
    sub_organization_nnis: [],
  },
  routes: (api, context) => {
    registerNniRoutes(api, context);
  },
};

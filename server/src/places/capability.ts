import type { Capability } from "../capability.ts";
import { registerMunicipalityRoutes } from "./municipality-routes.ts";

export const places: Capability = {
  tables: { municipalities: ["availability", "connections", "products"], postal_codes: ["availability"] },
  routes: (api, context) => {
    registerMunicipalityRoutes(api, context);
  },
};

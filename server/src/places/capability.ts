import type { Capability } from "../capability.ts";
import { registerMunicipalityRoutes } from "./municipality-routes.ts";
import { registerPostalCodeRoute } from "./postal-code-route.ts";

export const places: Capability = {
  tables: { municipalities: ["connections", "products"], postal_codes: ["order-files"] },
  routes: (api, context) => {
    registerMunicipalityRoutes(api, context);
    registerPostalCodeRoute(api, context);
  },
};

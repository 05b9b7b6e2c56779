import type { Capability } from "../capability.ts";
import { registerAvailabilityRoutes } from "./availability-routes.ts";

export const availability: Capability = {
  tables: {},
  routes: (api, context) => {
    registerAvailabilityRoutes(api, context);
  },
};

import type { Capability } from "../capability.ts";
import { registerOverviewRoutes } from "./overview-routes.ts";

export const overview: Capability = {
  tables: {},
  routes: (api, context) => {
    registerOverviewRoutes(api, context);
  },
};

import type { Capability } from "../capability.ts";
import { registerClosingRoutes } from "./closing-routes.ts";
import { registerCreationRoutes } from "./creation-routes.ts";
import { registerMissingRoutes } from "./missing-routes.ts";

export const organizationLifecycle: Capability = {
  tables: {},
  routes: (api, context) => {
    registerCreationRoutes(api, context);
    registerClosingRoutes(api, context);
    registerMissingRoutes(api, context);
  },
};

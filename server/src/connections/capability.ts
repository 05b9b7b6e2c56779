import type { Capability } from "../capability.ts";
import { registerConnectionRoutes } from "./connection-routes.ts";

export const connections: Capability = {
  tables: { connections: ["availability", "projects"] },
  routes: (api, context) => {
    registerConnectionRoutes(api, context);
  },
};

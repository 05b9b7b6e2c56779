import type { Capability } from "../capability.ts";
import { registerProjectRoutes } from "./project-routes.ts";

export const projects: Capability = {
  tables: {},
  routes: (api, context) => {
    registerProjectRoutes(api, context);
  },
};

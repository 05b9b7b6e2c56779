import type { Capability } from "../capability.ts";
import { registerPortalReportRoutes, registerReportRoutes } from "./report-routes.ts";
import { registerTrafficRoutes } from "./traffic-routes.ts";

export const reports: Capability = {
  tables: {},
  routes: (api, context) => {
    registerReportRoutes(api, context);
    registerPortalReportRoutes(api, context);
    registerTrafficRoutes(api, context);
  },
};

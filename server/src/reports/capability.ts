import type { Capability } from "../capability.ts";
import { registerPortalReportRoutes, registerReportRoutes } from "./report-routes.ts";

export const reports: Capability = {
  tables: {},
  routes: (api, context) => {
    registerReportRoutes(api, context);
    registerPortalReportRoutes(api, context);
  },
};

import type { Capability } from "../capability.ts";
import { registerAdminLogRoutes } from "./admin-log-routes.ts";

export const adminLog: Capability = {
  tables: {
    admin_log: ["accounts", "log-chain"],
  },
  routes: (api, context) => {
    registerAdminLogRoutes(api, context);
  },
};

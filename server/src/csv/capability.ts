import type { Capability } from "../capability.ts";
import { registerCsvRoutes } from "./csv-routes.ts";

export const csv: Capability = {
  tables: {},
  routes: (api, context) => {
    registerCsvRoutes(api, context);
  },
};

import type { Capability } from "../capability.ts";
import { registerAreaFileRoutes } from "./area-file-routes.ts";
import { registerCsvRoutes } from "./csv-routes.ts";

export const csv: Capability = {
  tables: {},
  routes: (api, context) => {
    registerCsvRoutes(api, context);
    void api.register(async (uploads: typeof api) => registerAreaFileRoutes(uploads, context));
  },
};

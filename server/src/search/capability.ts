import type { Capability } from "../capability.ts";
import { registerListRoutes } from "./list-routes.ts";
import { registerSearchRoutes } from "./search-routes.ts";
import { registerFacetRoutes } from "./facet-routes.ts";
import { registerExportRoutes } from "./export-routes.ts";
import { registerAnswerFileRoute } from "./answer-file-route.ts";
import { registerCounterpartyRoutes } from "./counterparty-routes.ts";
import { registerSavedSearchRoutes } from "./saved-search-routes.ts";

export const search: Capability = {
  tables: {
    saved_searches: [],
    saved_search_pins: [],
  },
  routes: (api, context) => {
    registerListRoutes(api, context);
    registerSearchRoutes(api, context);
    registerFacetRoutes(api, context);
    registerExportRoutes(api, context);
    registerAnswerFileRoute(api, context);
    registerCounterpartyRoutes(api, context);
    registerSavedSearchRoutes(api, context);
  },
};

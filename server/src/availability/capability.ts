import type { Capability } from "../capability.ts";
import { registerAvailabilityRoutes } from "./availability-routes.ts";
import { availabilityKind } from "./batch/availability-kind.ts";
import { registerBatchRoutes } from "./batch/batch-routes.ts";

export const availability: Capability = {
  tables: { availability_batches: [] },
  imports: [availabilityKind],
  routes: (api, context, kinds) => {
    registerAvailabilityRoutes(api, context);
    registerBatchRoutes(api, context, kinds);
  },
};

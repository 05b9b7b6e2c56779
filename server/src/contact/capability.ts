import type { Capability } from "../capability.ts";
import { registerContactRoutes } from "./contact-routes.ts";
import { registerFeedbackRoutes } from "./feedback-routes.ts";

export const contact: Capability = {
  tables: {
    contact_requests: [],
  },
  routes: (api, context) => {
    registerContactRoutes(api, context);
    registerFeedbackRoutes(api, context);
  },
};

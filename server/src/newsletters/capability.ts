import type { Capability } from "../capability.ts";
import { registerNewsletterRoutes } from "./newsletter-routes.ts";
import { registerBriefingRoutes } from "./briefing-routes.ts";

export const newsletters: Capability = {
  tables: {
    newsletters: [],
    newsletter_reads: [],
  },
  routes: (api, context) => {
    registerNewsletterRoutes(api, context);
    registerBriefingRoutes(api, context);
  },
};

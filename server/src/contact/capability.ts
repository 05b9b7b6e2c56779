import { z } from "zod";
import type { Capability } from "../capability.ts";
import { registerContactRoutes } from "./contact-routes.ts";
import { registerFeedbackRoutes } from "./feedback-routes.ts";

export const contact: Capability = {
  tables: {
    contact_requests: [],
  },
  expiring: [
    {
      table: "contact_requests",
      condition: ({ retentionDays }) => `handled_at < now() - interval '${retentionDays} days'`,
    },
  ],
  privacy: { controller: { schema: z.string().nullable(), of: ({ privacyController }) => privacyController ?? null } },
  routes: (api, context) => {
    registerContactRoutes(api, context);
    registerFeedbackRoutes(api, context);
  },
};

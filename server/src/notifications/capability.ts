import { keptDays } from "@runko/domain/operations/kept-days";
import type { Capability } from "../capability.ts";
import { registerFollowerRoutes } from "./follower-routes.ts";
import { registerNotificationRoutes } from "./notification-routes.ts";
import { registerStopRoutes } from "./stop-routes.ts";

export const notifications: Capability = {
  tables: {
    notifications: [],
    notification_choices: [],
    notification_refusals: [],
    mail_consents: [],
    digest_turns: [],
  },
  expiring: [{ table: "notifications", condition: `created_at < now() - interval '${keptDays.notices} days'` }],
  routes: (api, context) => {
    registerNotificationRoutes(api, context);
    registerFollowerRoutes(api, context);
    void api.register(async (open: typeof api) => registerStopRoutes(open, context));
  },
};

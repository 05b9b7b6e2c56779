import { deliveryDays } from "@runko/domain/webhooks/delivery-schedule";
import type { Capability } from "../capability.ts";
import { advanceWebhooks } from "./advance-webhooks.ts";
import { registerWebhookRoutes } from "./webhook-routes.ts";

export const webhooks: Capability = {
  tables: { webhooks: [], webhook_deliveries: [], webhook_attempts: [] },
  expiring: [{ table: "webhook_deliveries", condition: `created_at < now() - interval '${deliveryDays} days'` }],
  runs: {
    name: "Telling webhooks of events",
    everyMs: 500,
    work: (context, _kinds, signal) => advanceWebhooks(context, signal),
  },
  routes: registerWebhookRoutes,
};

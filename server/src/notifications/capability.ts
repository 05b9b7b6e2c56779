import { keptDays } from "@runko/domain/operations/kept-days";
import type { Capability } from "../capability.ts";
import { documentNotices } from "../documents/write-outbox.ts";
import { messageNotices } from "../messages/message-notice.ts";
import { subscriptionNotices } from "../organizations/write-subscription-notices.ts";
import { registerFollowerRoutes } from "./follower-routes.ts";
import { registerNotificationRoutes } from "./notification-routes.ts";
import { sendDigests } from "./send-digests.ts";
import { registerStopRoutes } from "./stop-routes.ts";
import { fanOutMessageNotice, fanOutNotice } from "./fan-out-notice.ts";
import { fanOutSubscriptionNotice } from "./fan-out-subscription-notice.ts";

export const notifications: Capability = {
  tables: {
    notifications: [],
    notification_choices: [],
    notification_refusals: [],
    digest_turns: [],
  },
  expiring: [{ table: "notifications", condition: `created_at < now() - interval '${keptDays.notices} days'` }],
  delivers: [
    { topic: documentNotices, deliver: fanOutNotice },
    { topic: messageNotices, deliver: fanOutMessageNotice },
    { topic: subscriptionNotices, deliver: fanOutSubscriptionNotice },
  ],
  jobs: (context) => [
    {
      id: "sendDigests",
      name: "Making daily digests",
      irreversible: false,
      work: () => sendDigests(context),
    },
  ],
  routes: (api, context) => {
    registerNotificationRoutes(api, context);
    registerFollowerRoutes(api, context);
    void api.register(async (open: typeof api) => registerStopRoutes(open, context));
  },
};

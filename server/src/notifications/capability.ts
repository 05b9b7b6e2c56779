import { keptDays } from "@runko/domain/operations/kept-days";
import type { Capability } from "../capability.ts";
import { documentNotices } from "../documents/write-outbox.ts";
import { messageNotices } from "../messages/message-notice.ts";
import { subscriptionNotices } from "../organizations/write-subscription-notices.ts";
import { registerFollowerRoutes } from "./follower-routes.ts";
import { registerNotificationRoutes } from "./notification-routes.ts";
import { sendDigests } from "./send-digests.ts";
import { registerStopRoutes } from "./stop-routes.ts";
import { registerWatchRoutes } from "./watch-routes.ts";
import { fanOutMessageNotice, fanOutNotice } from "./fan-out-notice.ts";
import { fanOutSubscriptionNotice } from "./fan-out-subscription-notice.ts";

/** Who watched a document is as personal as who is named in it (T19). */
const anonymized =
  "EXISTS (SELECT FROM documents d WHERE d.id = document_watchers.document_id AND d.anonymized_at IS NOT NULL)";

export const notifications: Capability = {
  tables: {
    notifications: [],
    notification_choices: [],
    notification_refusals: [],
    digest_turns: [],
    document_watchers: [],
  },
  expiring: [
    { table: "notifications", condition: `created_at < now() - interval '${keptDays.notices} days'` },
    { table: "document_watchers", condition: anonymized },
  ],
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
    registerWatchRoutes(api, context);
    void api.register(async (open: typeof api) => registerStopRoutes(open, context));
  },
};

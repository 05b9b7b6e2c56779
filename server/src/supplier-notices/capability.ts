import type { Capability } from "../capability.ts";
import { jobCeilings } from "@runko/domain/operations/job-ceilings";
import { endTerminated } from "./end-terminated.ts";
import { registerNoticeRoutes } from "./notice-routes.ts";
import { noticeOutbox } from "./notice-word.ts";
import { tellOfNotice } from "./tell-of-notice.ts";

export const supplierNotices: Capability = {
  tables: {
    supplier_notices: ["connections", "notifications"],
    supplier_notice_connections: ["connections"],
    supplier_notice_receipts: [],
    supplier_notice_faults: [],
  },
  delivers: [{ topic: noticeOutbox, deliver: tellOfNotice }],
  jobs: ({ db }) => [
    {
      id: "endTerminated",
      name: "Ending connections that their suppliers have terminated",
      irreversible: true,
      work: async (now) => {
        const ceiling = jobCeilings.endTerminated;
        return { done: await endTerminated(db, { now, ceiling }), ceiling };
      },
    },
  ],
  routes: (api, context) => {
    registerNoticeRoutes(api, context);
  },
};

import type { Capability } from "../capability.ts";
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
  routes: (api, context) => {
    registerNoticeRoutes(api, context);
  },
};

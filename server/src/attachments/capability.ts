import type { Capability } from "../capability.ts";
import { registerAttachmentRoutes } from "./attachment-routes.ts";

export const attachments: Capability = {
  tables: {
    files: ["documents"],
    loose_blobs: [],
  },
  routes: (api, context) => {
    registerAttachmentRoutes(api, context);
  },
};

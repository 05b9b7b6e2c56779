import type { Capability } from "../capability.ts";
import { registerAttachmentRoutes } from "./attachment-routes.ts";
import { removeLooseFiles } from "./remove-loose-blobs.ts";

export const attachments: Capability = {
  tables: {},
  jobs: (context) => [
    {
      id: "removeLooseFiles",
      name: "Removing loose files",
      irreversible: true,
      work: (now) => removeLooseFiles(context, now),
    },
  ],
  routes: (api, context) => {
    registerAttachmentRoutes(api, context);
  },
};

import type { Capability } from "../capability.ts";
import { registerMailRoutes } from "./mail-routes.ts";

export const mails: Capability = {
  tables: {},
  routes: (api, context) => {
    registerMailRoutes(api, context);
  },
};

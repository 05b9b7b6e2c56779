import type { Capability } from "../capability.ts";
import { registerMessageRoutes } from "./message-routes.ts";

export const messages: Capability = {
  tables: {
    internal_messages: ["documents", "tmf"],
  },
  routes: (api, context) => {
    registerMessageRoutes(api, context);
  },
};

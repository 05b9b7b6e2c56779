import type { Capability } from "../capability.ts";
import { registerApiClientRoutes } from "./api-client-routes.ts";
import { registerOAuthRoutes } from "./oauth-routes.ts";
import { warnOfTokens } from "./warn-of-tokens.ts";

export const apiClients: Capability = {
  tables: { api_clients: ["webhooks"], api_tokens: ["webhooks"], api_calls: [] },
  expiring: [{ table: "api_calls", condition: "started_at < now() - interval '1 day'" }],
  jobs: (context) => [
    {
      id: "warnOfTokens",
      name: "Telling of tokens that expire",
      irreversible: false,
      work: (now) => warnOfTokens(context, now),
    },
  ],
  routes: (api, context) => {
    registerApiClientRoutes(api, context);
    void api.register(async (oauth: typeof api) => registerOAuthRoutes(oauth, context));
  },
};

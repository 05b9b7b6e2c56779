import type { Capability } from "../capability.ts";
import { registerProviderLoginRoutes } from "./provider-login-routes.ts";
import { registerProviderRoutes } from "./provider-routes.ts";
import { createProviders } from "./providers.ts";
import { registerUnlinkRoutes } from "./unlink-routes.ts";

export const identityProviders: Capability = {
  tables: {
    identity_providers: ["accounts"],
    identity_provider_domains: ["accounts"],
    identity_provider_subjects: ["accounts"],
    identity_provider_tickets: [],
  },
  expiring: [{ table: "identity_provider_tickets", condition: "expires_at < now() - interval '1 day'" }],
  routes: (api, context) => {
    const providers = createProviders(context);
    registerProviderRoutes(api, context, providers);
    registerProviderLoginRoutes(api, context, providers);
    registerUnlinkRoutes(api, context);
  },
};

import { apiScopes } from "@runko/domain/api-clients/api-scopes";
import type { Config } from "../config/config.ts";
import type { App } from "../platform/http/typed-app.ts";

/** Where and how programs get access tokens (RFC 8414). */
export function registerOAuthMetadata(app: App, { publicUrl }: Config): void {
  const metadata = {
    issuer: publicUrl,
    token_endpoint: `${publicUrl}/api/oauth/token`,
    grant_types_supported: ["client_credentials"],
    response_types_supported: [],
    token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
    scopes_supported: apiScopes,
  };
  const config = { access: "public" } as const;
  app.get("/.well-known/oauth-authorization-server", { schema: { hide: true }, config }, async (_request, reply) => {
    reply.header("cache-control", "no-cache");
    return metadata;
  });
}

import type { FastifyReply } from "fastify";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { loadVersion } from "../platform/database/version-sql.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { withEtag } from "../platform/http/with-etag.ts";
import { returnUrl } from "./begin-provider-login.ts";
import { providerPatchSchema, providerSchema } from "./provider-schema.ts";
import { changeProvider, loadProvider, providerVersion } from "./provider-settings.ts";
import type { Providers } from "./providers.ts";

/** How the people of an organization sign in by its own identity provider. Source: decision 0228. */
export function registerProviderRoutes(app: App, context: AppContext, providers: Providers): void {
  const { db, clock } = context;
  const path = "/organizations/:id/identity-provider";
  const config = { organization: { control: "keepIdentityProvider" } } as const;
  const send = async (reply: FastifyReply, id: string): Promise<FastifyReply> => {
    const version = (await loadVersion(db, providerVersion(id))) ?? "";
    return withEtag(reply, version).send({ ...(await loadProvider(db, id)), returnUrl: returnUrl(context) });
  };
  app.get(
    path,
    {
      config,
      schema: {
        operationId: "getIdentityProvider",
        tags: ["organizations"],
        summary: "How the people of the organization sign in by its own identity provider",
        params: organizationParams,
        response: { 200: providerSchema },
      },
    },
    async ({ params }, reply) => send(reply, params.id),
  );
  app.patch(
    path,
    {
      config: { ...config, asksProof: true },
      schema: {
        operationId: "changeIdentityProvider",
        tags: ["organizations"],
        summary: "Changes it, only the fields that are given; one that is in use is called first",
        params: organizationParams,
        headers: ifMatch,
        body: providerPatchSchema,
        response: { 200: providerSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const change = { organizationId: id, patch: request.body, ifMatch: request.headers["if-match"] };
      await changeProvider(context, providers, { actor: adminActorOf(request, clock), ...change });
      return send(reply, id);
    },
  );
}

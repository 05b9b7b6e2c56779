import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { madeTokenSchema, newTokenSchema, ownTokenSchema } from "./api-client-entity.ts";
import { makeClientToken, revokeClientToken } from "./keep-tokens.ts";

const config = { organization: { control: "manageApi" } } as const;
const tags = ["machines"] as const;
const path = "/organizations/:id/api-clients/:clientId/tokens";
const params = organizationParams.extend({ clientId: idSchema.meta({ description: "A client of it." }) });

export function registerTokenRoutes(app: App, { db, clock }: AppContext): void {
  app.post(
    path,
    {
      config: { ...config, asksProof: true },
      schema: {
        operationId: "makeApiToken",
        tags,
        summary: "Makes a token, shown in this answer alone; the client then has it and at most one more",
        params,
        body: newTokenSchema,
        response: { 201: madeTokenSchema },
      },
    },
    async (request, reply) => {
      const { id: organizationId, clientId } = request.params;
      const actor = adminActorOf(request, clock);
      return reply.code(201).send(await makeClientToken(db, actor, { organizationId, clientId }, request.body));
    },
  );
  app.delete(
    `${path}/:tokenId`,
    {
      config,
      schema: {
        operationId: "revokeApiToken",
        tags,
        summary: "Ends a token from its next request on",
        params: params.extend({ tokenId: idSchema.meta({ description: "A token of it that holds." }) }),
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { id: organizationId, clientId, tokenId } = request.params;
      await revokeClientToken(db, adminActorOf(request, clock), { organizationId, clientId }, tokenId);
      return reply.code(204).send(null);
    },
  );
  app.get(
    "/tokens/self",
    {
      config: { scope: "any", problems: [403] },
      schema: {
        operationId: "getOwnToken",
        tags,
        summary: "What the token of the request is: of which organization and client, and what it may do",
        response: { 200: ownTokenSchema },
      },
    },
    async ({ session }) => {
      const { machine, expiresAt } = session;
      if (!machine) throw new Problem("FORBIDDEN");
      const roles = session.user.organizationRoles.map(({ role }) => role);
      return { ...machine, roles, scopes: [...machine.scopes], expiresAt: expiresAt.toISOString() };
    },
  );
}

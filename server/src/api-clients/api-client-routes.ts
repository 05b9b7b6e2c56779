import type { FastifyReply } from "fastify";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { answerRows, sendRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { idSchema, organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { apiClientPatchSchema, apiClientRows, clientsOf, newApiClientSchema, oneClient } from "./api-client-entity.ts";
import { changeClient, createClient } from "./keep-client.ts";
import { registerTokenRoutes } from "./token-routes.ts";

const config = { organization: { control: "manageApi" } } as const;
const tags = ["machines"] as const;
const path = "/organizations/:id/api-clients";
const params = organizationParams.extend({ clientId: idSchema.meta({ description: "A client of it." }) });

/** The machines of an organization and their tokens. Source: decision 0200. */
export function registerApiClientRoutes(app: App, context: AppContext): void {
  const { db, pool, clock } = context;
  const send = (reply: FastifyReply, organizationId: string, id: string): Promise<FastifyReply> =>
    sendRow(reply, { pool, entity: apiClientRows }, oneClient, [organizationId, id]);
  app.get(
    path,
    {
      config,
      schema: {
        operationId: "listApiClients",
        tags,
        summary: "The API clients of the organization by name, with their newest tokens",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: apiClientRows.list },
      },
    },
    async ({ params: { id }, query }, reply) =>
      answerRows(reply, { pool, entity: apiClientRows, query, scope: clientsOf(id) }),
  );
  app.post(
    path,
    {
      config,
      schema: {
        operationId: "createApiClient",
        tags,
        summary: "Makes an API client, as yet without a token",
        params: organizationParams,
        body: newApiClientSchema,
        response: { 201: apiClientRows.schema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const clientId = await createClient(db, adminActorOf(request, clock), id, request.body);
      return send(reply.code(201), id, clientId);
    },
  );
  app.patch(
    `${path}/:clientId`,
    {
      config: { ...config, asksProof: true },
      schema: {
        operationId: "changeApiClient",
        tags,
        summary: "Changes an API client, only the fields that are given; a disabled one has no token that holds",
        params,
        headers: ifMatch,
        body: apiClientPatchSchema,
        response: { 200: apiClientRows.schema },
      },
    },
    async (request, reply) => {
      const { id: organizationId, clientId } = request.params;
      const change = { changes: request.body, ifMatch: request.headers["if-match"] };
      await changeClient(db, adminActorOf(request, clock), { organizationId, clientId }, change);
      return send(reply, organizationId, clientId);
    },
  );
  registerTokenRoutes(app, context);
}

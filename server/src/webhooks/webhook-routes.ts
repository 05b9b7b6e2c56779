import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { answerRows, sendRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { idempotencyHeader } from "../platform/http/idempotency.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { noContent } from "../platform/http/no-content.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { answerSecretOnce } from "./answer-secret-once.ts";
import { registerDeliveryRoutes } from "./delivery-routes.ts";
import { changeWebhook, createWebhook, deleteWebhook, placeNow } from "./keep-webhook.ts";
import { renewSecret } from "./renew-secret.ts";
import {
  madeWebhookSchema,
  newWebhookSchema,
  oneWebhook,
  secretSchema,
  webhookPatchSchema,
  webhookRows,
  webhooksOf,
} from "./webhook-entity.ts";
import { webhookParams, webhooksPath } from "./webhook-paths.ts";

const config = { organization: { control: "manageApi" } } as const;
const tags = ["machines"] as const;

/** Where an organization's systems are told of events. Source: decision 0230. */
export function registerWebhookRoutes(app: App, context: AppContext): void {
  const { db, pool, clock } = context;
  app.get(
    webhooksPath,
    {
      config,
      schema: {
        operationId: "listWebhooks",
        tags,
        summary: "The webhooks of the organization by name",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: webhookRows.list },
      },
    },
    async ({ params: { id }, query }, reply) =>
      answerRows(reply, { pool, entity: webhookRows, query, scope: webhooksOf(id) }),
  );
  app.post(
    webhooksPath,
    {
      config: { ...config, asksProof: true },
      schema: {
        operationId: "createWebhook",
        tags,
        summary: "Makes a webhook, told of what happens from now on; its secret is shown in this answer alone",
        params: organizationParams,
        headers: idempotencyHeader,
        body: newWebhookSchema,
        response: { 201: madeWebhookSchema },
      },
    },
    async (request, reply) => {
      const { id: organizationId } = request.params;
      const { config: settings } = context;
      const place = await placeNow(context, organizationId);
      const making = { config: settings, actor: adminActorOf(request, clock), organizationId, place };
      const made = await answerSecretOnce(context, request, (trx) => createWebhook(trx, making, request.body));
      return reply.code(201).send(made);
    },
  );
  app.patch(
    `${webhooksPath}/:webhookId`,
    {
      config: { ...config, asksProof: true },
      schema: {
        operationId: "changeWebhook",
        tags,
        summary: "Changes a webhook, only the fields that are given; turns it off and on",
        params: webhookParams,
        headers: ifMatch,
        body: webhookPatchSchema,
        response: { 200: webhookRows.schema },
      },
    },
    async (request, reply) => {
      const { id: organizationId, webhookId } = request.params;
      const { missed = "skip", ...changes } = request.body;
      const change = { changes, missed, ifMatch: request.headers["if-match"] };
      await changeWebhook(context, adminActorOf(request, clock), { organizationId, webhookId }, change);
      return sendRow(reply, { pool, entity: webhookRows }, oneWebhook, [organizationId, webhookId]);
    },
  );
  app.delete(
    `${webhooksPath}/:webhookId`,
    {
      config,
      schema: {
        operationId: "deleteWebhook",
        tags,
        summary: "Deletes a webhook with all that was to be sent to it",
        params: webhookParams,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { id: organizationId, webhookId } = request.params;
      await deleteWebhook(db, adminActorOf(request, clock), { organizationId, webhookId });
      return reply.code(204).send(null);
    },
  );
  app.post(
    `${webhooksPath}/:webhookId/secret`,
    {
      config: { ...config, asksProof: true },
      schema: {
        operationId: "renewWebhookSecret",
        tags,
        summary: "Makes a new secret, shown in this answer alone; for 24 hours both sign",
        params: webhookParams,
        headers: idempotencyHeader,
        response: { 201: secretSchema },
      },
    },
    async (request, reply) => {
      const { id: organizationId, webhookId } = request.params;
      const actor = adminActorOf(request, clock);
      const made = await answerSecretOnce(context, request, async (trx) => ({
        secret: await renewSecret({ ...context, db: trx }, actor, { organizationId, webhookId }),
      }));
      return reply.code(201).send(made);
    },
  );
  registerDeliveryRoutes(app, context);
}

import type { AppContext } from "../app-context.ts";
import { createRateLimit } from "../platform/bounds/create-rate-limit.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { answerOnce, idempotencyHeader } from "../platform/http/idempotency.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import { tooManyRequests } from "../platform/http/too-many-requests.ts";
import type { App } from "../platform/http/typed-app.ts";
import { followDatabase } from "./follow-database.ts";
import { resendDelivery, resendFailed } from "./resend-deliveries.ts";
import { sendAttempt } from "./send-attempt.ts";
import { deliveriesOf, deliveryRows, resendSchema, resentSchema, testedSchema } from "./webhook-entity.ts";
import { toldInTest } from "./webhook-message.ts";
import { webhookParams, webhooksPath } from "./webhook-paths.ts";
import { loadWebhookOf } from "./webhook-row.ts";

const config = { organization: { control: "manageApi" } } as const;
const tags = ["machines"] as const;
const path = `${webhooksPath}/:webhookId`;
const TESTS_A_MINUTE = 10;

/** What was sent to a webhook, and what is sent again or to try it out. */
export function registerDeliveryRoutes(app: App, context: AppContext): void {
  const { db, pool } = context;
  const countTest = createRateLimit(TESTS_A_MINUTE);
  app.get(
    `${path}/deliveries`,
    {
      config,
      schema: {
        operationId: "listWebhookDeliveries",
        tags,
        summary: "What was or is to be sent to the webhook in the last 30 days, the newest first, with its attempts",
        params: webhookParams,
        querystring: filterQuery,
        response: { 200: deliveryRows.list },
      },
    },
    async ({ params: { id, webhookId }, query }, reply) => {
      if (!(await loadWebhookOf(db, id, webhookId))) throw new Problem("NOT_FOUND");
      return answerRows(reply, { pool, entity: deliveryRows, query, scope: deliveriesOf(id, webhookId) });
    },
  );
  app.post(
    `${path}/deliveries/:deliveryId/resend`,
    {
      config,
      schema: {
        operationId: "resendWebhookDelivery",
        tags,
        summary: "Sends one event again, under the same id",
        params: webhookParams.extend({ deliveryId: idSchema.meta({ description: "A delivery of it." }) }),
        headers: idempotencyHeader,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { id: organizationId, webhookId, deliveryId } = request.params;
      await answerOnce(db, request, async (trx) => {
        await resendDelivery(trx, { organizationId, webhookId }, deliveryId);
        return "";
      });
      return reply.code(204).send(null);
    },
  );
  app.post(
    `${path}/resend`,
    {
      config,
      schema: {
        operationId: "resendFailedWebhookDeliveries",
        tags,
        summary: "Sends again what was given up of the events from a moment on",
        params: webhookParams,
        headers: idempotencyHeader,
        body: resendSchema,
        response: { 200: resentSchema },
      },
    },
    async (request) => {
      const { id: organizationId, webhookId } = request.params;
      const since = new Date(request.body.since);
      const sent = await answerOnce(db, request, async (trx) =>
        String(await resendFailed(trx, { organizationId, webhookId }, since)),
      );
      return { sent: Number(sent) };
    },
  );
  app.post(
    `${path}/test`,
    {
      config: { ...config, problems: [429] },
      schema: {
        operationId: "testWebhook",
        tags,
        summary: "Sends `webhook.test` once and answers what came of it, within 16 seconds",
        params: webhookParams,
        response: { 200: testedSchema },
      },
    },
    async ({ params: { id, webhookId } }) => {
      const webhook = await loadWebhookOf(db, id, webhookId);
      if (!webhook) throw new Problem("NOT_FOUND");
      const retryAfter = countTest(webhookId);
      if (retryAfter > 0) throw tooManyRequests(retryAfter);
      const shared = followDatabase(db);
      await shared.look();
      const now = shared.now();
      const sending = { config: context.config, webhook, now, signal: new AbortController().signal };
      const message = { id: `msg_test${now.getTime()}`, told: toldInTest(now, webhook) };
      const { end, durationMs, answer } = await sendAttempt(sending, message);
      const outcome = "error" in end ? { status: null, error: end.error } : { status: end.status, error: null };
      return { at: now.toISOString(), durationMs, answer, ...outcome };
    },
  );
}

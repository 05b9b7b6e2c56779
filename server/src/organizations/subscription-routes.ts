import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { choicesOf, findSubscriptionChoice, subscriptionChoices } from "./subscription-entity.ts";
import { newSubscriptionSchema, subscriptionPatchSchema } from "./subscription-schema.ts";
import { changeSubscription, requestSubscription, requireSide } from "./write-subscription.ts";

const path = "/organizations/:id/subscriptions";
const answer = z.array(subscriptionChoices.schema);

/** Subscriptions of a subscriber to its suppliers. Source: specification §7, D-17. */
export function registerSubscriptionRoutes(app: App, { db, pool, clock }: AppContext): void {
  const config = { organization: { control: "requestSubscriptions" }, problems: [409] } as const;
  app.get(
    "/organizations/:id/subscription-form",
    {
      config,
      schema: {
        operationId: "getSubscriptionForm",
        tags: ["organizations"],
        summary: "Every possible supplier of the organization with the present choice, by name",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: subscriptionChoices.list },
      },
    },
    async ({ params, query }, reply) =>
      answerRows(reply, { pool, entity: subscriptionChoices, query, scope: choicesOf(params.id) }),
  );
  app.post(
    path,
    {
      config,
      schema: {
        operationId: "requestSubscription",
        tags: ["organizations"],
        summary: "Asks for the right to order from a supplier, which its side activates",
        params: organizationParams,
        body: newSubscriptionSchema,
        response: { 201: answer },
      },
    },
    async (request, reply) => {
      const { supplierId, ...asked } = request.body;
      const parties = { subscriberId: request.params.id, supplierId };
      const actor = adminActorOf(request, clock);
      await inTransaction(db, (trx) => requestSubscription(trx, actor, parties, asked));
      return sendJsonText(reply.code(201), await findSubscriptionChoice(pool, parties));
    },
  );
  app.patch(
    path,
    {
      config: { problems: [403, 409] },
      schema: {
        operationId: "changeSubscription",
        tags: ["organizations"],
        summary: "Changes a subscription: either party its contents, the supplier's side its activation",
        params: organizationParams,
        headers: ifMatch,
        body: subscriptionPatchSchema,
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      const { supplierId, ...patch } = request.body;
      const parties = { subscriberId: request.params.id, supplierId };
      const side = await requireSide(pool, request.session.user, parties);
      const actor = adminActorOf(request, clock);
      await changeSubscription(db, actor, { ...parties, side }, { patch, ifMatch: request.headers["if-match"] });
      return sendJsonText(reply, await findSubscriptionChoice(pool, parties));
    },
  );
}

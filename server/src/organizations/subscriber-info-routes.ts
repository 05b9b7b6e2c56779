import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { FilterError } from "../platform/filter/filter-error.ts";
import { readWhereKeys } from "../platform/filter/read-where-keys.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { organizationParams } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { whereQuery } from "../platform/http/where-query.ts";
import { findSubscriberInfo, subscribersInfo, subscribersOf } from "./subscription-entity.ts";
import { newSubscriberInfoSchema, subscriberInfoPatchSchema } from "./subscription-schema.ts";
import { changeSubscriberInfo, createSubscriberInfo } from "./write-subscriber-info.ts";

/** What a supplier writes about its subscribers. Source: specification §7, D-18. */
export function registerSubscriberInfoRoutes(app: App, { db, pool, clock }: AppContext): void {
  const path = "/organizations/:id/subscribers-info";
  const config = { organization: { control: "keepSubscribersInfo" }, problems: [409] } as const;
  const answer = z.array(subscribersInfo.schema);
  app.get(
    path,
    {
      config,
      schema: {
        operationId: "listSubscribersInfo",
        tags: ["organizations"],
        summary: "The supplier's subscribers by name, with what it has written of each and the subscription",
        params: organizationParams,
        querystring: filterQuery,
        response: { 200: subscribersInfo.list },
      },
    },
    async ({ params, query }, reply) =>
      answerRows(reply, { pool, entity: subscribersInfo, query, scope: subscribersOf(params.id) }),
  );
  app.post(
    path,
    {
      config,
      schema: {
        operationId: "createSubscriberInfo",
        tags: ["organizations"],
        summary: "Writes of a subscriber that has or has asked for a subscription",
        params: organizationParams,
        body: newSubscriberInfoSchema,
        response: { 201: answer },
      },
    },
    async (request, reply) => {
      const { subscriberId, ...info } = request.body;
      const parties = { supplierId: request.params.id, subscriberId };
      await createSubscriberInfo(db, adminActorOf(request, clock), parties, info);
      return sendJsonText(reply.code(201), await findSubscriberInfo(pool, parties));
    },
  );
  app.patch(
    path,
    {
      config,
      schema: {
        operationId: "changeSubscriberInfo",
        tags: ["organizations"],
        summary: "Changes what is written of the subscriber that the where names",
        params: organizationParams,
        querystring: whereQuery,
        headers: ifMatch,
        body: subscriberInfoPatchSchema,
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      const { subscriberId } = readWhereKeys(request.query, ["subscriberId"]);
      if (subscriberId === undefined) throw new FilterError("where.subscriberId", "EMPTY");
      const parties = { supplierId: request.params.id, subscriberId };
      const change = { patch: request.body, ifMatch: request.headers["if-match"] };
      await changeSubscriberInfo(db, adminActorOf(request, clock), parties, change);
      return sendJsonText(reply, await findSubscriberInfo(pool, parties));
    },
  );
}

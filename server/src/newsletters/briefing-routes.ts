import { newsletterFieldsSchema } from "@runko/domain/newsletters/newsletter-schema";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { answerRows, sendRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { briefings, briefingsAt, oneBriefing } from "./briefing-entity.ts";
import { changeNewsletter } from "./change-newsletter.ts";
import { createNewsletter } from "./create-newsletter.ts";
import { publishNewsletter } from "./publish-newsletter.ts";
import { removeNewsletter } from "./remove-newsletter.ts";
import { withdrawNewsletter } from "./withdraw-newsletter.ts";

const tags = ["newsletters"];
const params = z.object({ id: idSchema });
const config = { portal: "keepNewsletters" } as const;
const inState = { ...config, problems: [409] };
const publication = z.strictObject({
  publishAt: z.string().nullable().optional().meta({ description: "An instant; at once when absent or null." }),
});

const sendBriefing = ({ pool, clock }: AppContext, reply: FastifyReply, id: string): Promise<FastifyReply> =>
  sendRow(reply, { pool, entity: briefings }, oneBriefing, [clock.now(), id]);

/** Newsletters as the product admin writes them (specification §2, /briefings). */
export function registerBriefingRoutes(app: App, context: AppContext): void {
  const { db, pool, clock } = context;
  registerPublication(app, context);
  app.get(
    "/briefings",
    {
      config,
      schema: {
        operationId: "listBriefings",
        tags,
        summary: "Every newsletter in any state, the last changed first",
        querystring: filterQuery,
        response: { 200: briefings.list },
      },
    },
    async ({ query }, reply) => answerRows(reply, { pool, entity: briefings, query, scope: briefingsAt(clock.now()) }),
  );
  app.get(
    "/briefings/:id",
    {
      config,
      schema: {
        operationId: "getBriefing",
        tags,
        summary: "One newsletter in any state",
        params,
        response: { 200: briefings.schema },
      },
    },
    async (request, reply) => sendBriefing(context, reply, request.params.id),
  );
  app.post(
    "/briefings",
    {
      config,
      schema: {
        operationId: "createBriefing",
        tags,
        summary: "Makes a draft of a newsletter",
        body: newsletterFieldsSchema,
        response: { 201: briefings.schema },
      },
    },
    async (request, reply) => {
      const id = await createNewsletter(db, adminActorOf(request, clock), request.body);
      return sendBriefing(context, reply.code(201), id);
    },
  );
  app.patch(
    "/briefings/:id",
    {
      config,
      schema: {
        operationId: "changeBriefing",
        tags,
        summary: "Changes a newsletter, only the fields that are given",
        params,
        headers: ifMatch,
        body: newsletterFieldsSchema.partial(),
        response: { 200: briefings.schema },
      },
    },
    async (request, reply) => {
      const change = { changes: request.body, ifMatch: request.headers["if-match"] };
      await changeNewsletter(db, adminActorOf(request, clock), request.params.id, change);
      return sendBriefing(context, reply, request.params.id);
    },
  );
}

/** What changes who reads a newsletter. */
function registerPublication(app: App, context: AppContext): void {
  const { db, clock } = context;
  app.post(
    "/briefings/:id/publish",
    {
      config: inState,
      schema: {
        operationId: "publishBriefing",
        tags,
        summary: "Publishes a newsletter, at once or at a time to come",
        params,
        body: publication,
        response: { 200: briefings.schema },
      },
    },
    async (request, reply) => {
      const { publishAt = null } = request.body;
      await publishNewsletter(db, adminActorOf(request, clock), request.params.id, publishAt);
      return sendBriefing(context, reply, request.params.id);
    },
  );
  app.post(
    "/briefings/:id/withdraw",
    {
      config: inState,
      schema: {
        operationId: "withdrawBriefing",
        tags,
        summary: "Takes a newsletter from its readers, or back from its time of publication",
        params,
        response: { 200: briefings.schema },
      },
    },
    async (request, reply) => {
      await withdrawNewsletter(db, adminActorOf(request, clock), request.params.id);
      return sendBriefing(context, reply, request.params.id);
    },
  );
  app.delete(
    "/briefings/:id",
    {
      config: inState,
      schema: {
        operationId: "removeBriefing",
        tags,
        summary: "Removes a newsletter that nobody reads",
        params,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await removeNewsletter(db, adminActorOf(request, clock), request.params.id);
      return reply.code(204).send(null);
    },
  );
}

import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { answerRows, sendRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { markAllNewslettersRead, markNewsletterRead } from "./mark-newsletters-read.ts";
import { countUnreadNewsletters, news, newsletters, newsOf, oneNewsletter, publicNews } from "./newsletter-entity.ts";

const tags = ["newsletters"];
const params = z.object({ id: idSchema });

/** Newsletters as they are read: the public ones by anyone, all by those who are logged in. */
export function registerNewsletterRoutes(app: App, { db, pool, clock }: AppContext): void {
  const readerOf = ({ session }: FastifyRequest) => ({ userId: session.user.id, now: clock.now() });
  app.get(
    "/news",
    {
      config: { access: "public" },
      schema: {
        operationId: "listNews",
        tags,
        summary: "Public newsletters that are published, the newest first",
        security: [],
        querystring: filterQuery,
        response: { 200: news.list },
      },
    },
    async ({ query }, reply) => answerRows(reply, { pool, entity: news, query, scope: publicNews(clock.now()) }),
  );
  app.get(
    "/newsletters",
    {
      schema: {
        operationId: "listNewsletters",
        tags,
        summary: "Newsletters that are published, the newest first, with whether the caller has read them",
        querystring: filterQuery,
        response: { 200: newsletters.list },
      },
    },
    async (request, reply) =>
      answerRows(reply, { pool, entity: newsletters, query: request.query, scope: newsOf(readerOf(request)) }),
  );
  app.get(
    "/newsletters/unread",
    {
      schema: {
        operationId: "countUnreadNewsletters",
        tags,
        summary: "How many newsletters the caller has not read",
        response: { 200: z.strictObject({ unread: z.int() }) },
      },
    },
    async (request) => ({ unread: await countUnreadNewsletters(pool, readerOf(request)) }),
  );
  app.get(
    "/newsletters/:id",
    {
      schema: {
        operationId: "getNewsletter",
        tags,
        summary: "One newsletter that is published",
        params,
        response: { 200: newsletters.schema },
      },
    },
    async (request, reply) => {
      const { userId, now } = readerOf(request);
      return await sendRow(reply, { pool, entity: newsletters }, oneNewsletter, [now, userId, request.params.id]);
    },
  );
  app.post(
    "/newsletters/read",
    {
      schema: {
        operationId: "markAllNewslettersRead",
        tags,
        summary: "Marks every newsletter as read by the caller",
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await markAllNewslettersRead(db, readerOf(request));
      return reply.code(204).send(null);
    },
  );
  app.post(
    "/newsletters/:id/read",
    {
      schema: {
        operationId: "markNewsletterRead",
        tags,
        summary: "Marks a newsletter as read by the caller",
        params,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await markNewsletterRead(db, readerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}

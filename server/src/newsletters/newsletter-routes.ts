import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { answerList } from "../platform/http/answer-list.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import { Problem } from "../platform/http/problem.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import {
  countUnreadNewsletters,
  findNews,
  findNewsletters,
  loadNewsletter,
  publishedNews,
  publishedNewsletters,
} from "./find-newsletters.ts";
import { markAllNewslettersRead, markNewsletterRead } from "./mark-newsletters-read.ts";
import { newsletterListSchema, newsletterSchema, newsListSchema } from "./newsletter-schema.ts";

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
        response: { 200: newsListSchema },
      },
    },
    async (request, reply) => {
      const filter = parseFilter(request.query, publishedNews);
      return answerList(reply, await findNews(pool, clock.now(), filter), filter);
    },
  );
  app.get(
    "/newsletters",
    {
      schema: {
        operationId: "listNewsletters",
        tags,
        summary: "Newsletters that are published, the newest first, with whether the caller has read them",
        querystring: filterQuery,
        response: { 200: newsletterListSchema },
      },
    },
    async (request, reply) => {
      const filter = parseFilter(request.query, publishedNewsletters);
      return answerList(reply, await findNewsletters(pool, readerOf(request), filter), filter);
    },
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
        response: { 200: newsletterSchema },
      },
    },
    async (request, reply) => {
      const json = await loadNewsletter(pool, readerOf(request), request.params.id);
      if (json === undefined) throw new Problem("NOT_FOUND");
      return sendJsonText(reply, json);
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

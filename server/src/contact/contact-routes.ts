import { z } from "zod";
import { adminActorOf } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { answerRows, everyRow, sendRow } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { noContent } from "../platform/http/no-content.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { contactRequests } from "./contact-request-entity.ts";
import { contactBody } from "./contact-schema.ts";
import { handleContactRequest } from "./handle-contact-request.ts";
import { receiveContactRequest } from "./receive-contact-request.ts";

const tags = ["contact"];
const LONGEST_REQUEST = 64 * 1024;
const config = { portal: "answerContactRequests" } as const;

/** Credentials ordered and contacts taken without a login, and the product admin's inbox of them. */
export function registerContactRoutes(app: App, context: AppContext): void {
  const { db, pool, clock } = context;
  app.post(
    "/contact",
    {
      bodyLimit: LONGEST_REQUEST,
      config: { access: "public", problems: [429] },
      schema: {
        operationId: "sendContactRequest",
        tags,
        summary: "Orders credentials, or asks something, without a login",
        security: [],
        body: contactBody,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      await receiveContactRequest(context, request.body, { address: request.ip, requestId: request.id });
      return reply.code(204).send(null);
    },
  );
  app.get(
    "/contact-requests",
    {
      config,
      schema: {
        operationId: "listContactRequests",
        tags,
        summary: "What was asked without a login, the newest first",
        querystring: filterQuery,
        response: { 200: contactRequests.list },
      },
    },
    async ({ query }, reply) => answerRows(reply, { pool, entity: contactRequests, query, scope: everyRow }),
  );
  app.patch(
    "/contact-requests/:id",
    {
      config,
      schema: {
        operationId: "handleContactRequest",
        tags,
        summary: "Marks a request as handled, or as new again",
        params: z.object({ id: idSchema }),
        body: z.strictObject({ handled: z.boolean() }),
        response: { 200: contactRequests.schema },
      },
    },
    async (request, reply) => {
      await handleContactRequest(db, adminActorOf(request, clock), request.params.id, request.body.handled);
      return await sendRow(reply, { pool, entity: contactRequests }, "c.id = $1", [request.params.id]);
    },
  );
}

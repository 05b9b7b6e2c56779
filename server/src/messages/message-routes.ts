import type { AppContext } from "../app-context.ts";
import { idempotencyHeader } from "../platform/http/idempotency.ts";
import { eventParams, scopeOf } from "../documents/route-scope.ts";
import { registerBulkMessageRoute } from "./bulk-message-route.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { answerRows } from "../platform/http/answer-rows.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { idSchema } from "../platform/http/path-schemas.ts";
import { sendJsonText } from "../platform/http/send-json-text.ts";
import type { App } from "../platform/http/typed-app.ts";
import { changeMessage } from "./change-message.ts";
import { registerInboxRoute } from "./inbox-route.ts";
import { messages } from "./message-entity.ts";
import { messageChangeSchema, newMessageSchema } from "./message-schema.ts";
import { readableMessages } from "./readable-messages.ts";
import { sendOnce } from "./send-once.ts";

const path = "/organizations/:id/roles/:role/events/:eventId/internal-messages";
const notFound = "DOCUMENT_NOT_FOUND";

function registerSend(app: App, context: AppContext): void {
  app.post(
    path,
    {
      attachValidation: true,
      config: { organization: "act", notFound, problems: [409, 429], scope: "messages:write" },
      schema: {
        operationId: "sendInternalMessage",
        tags: ["events"],
        summary: "Sends a message to the other party of a document, or answers one",
        params: eventParams,
        headers: idempotencyHeader,
        body: newMessageSchema,
        response: { 201: messages.schema },
      },
    },
    async (request, reply) => {
      const { body, session, params, headers, validationError: malformed } = request;
      if (malformed?.validationContext === "params") throw malformed;
      const scope = await scopeOf(context, request);
      const asked = { scope, eventId: params.eventId, input: body, malformed, now: context.clock.now() };
      const key = malformed ? undefined : headers["idempotency-key"];
      const once = key === undefined ? undefined : { userId: session.user.id, key, path: request.url, body };
      return sendJsonText(reply.status(201), await sendOnce(context, asked, once));
    },
  );
}

function registerChange(app: App, context: AppContext): void {
  app.patch(
    `${path}/:messageId`,
    {
      attachValidation: true,
      config: { organization: "act", notFound, problems: [409], scope: "messages:write" },
      schema: {
        operationId: "changeInternalMessage",
        tags: ["events"],
        summary: "Marks a message as read or unread by its receiver, or as out of date by its sender",
        params: eventParams.extend({ messageId: idSchema }),
        body: messageChangeSchema,
        response: { 200: messages.schema },
      },
    },
    async (request, reply) => {
      const { body, params, validationError: malformed } = request;
      if (malformed?.validationContext === "params") throw malformed;
      const scope = await scopeOf(context, request);
      const { eventId, messageId } = params;
      const change = malformed ? undefined : body;
      const asked = { scope, eventId, messageId, change, malformed, now: context.clock.now() };
      return sendJsonText(
        reply,
        await inTransaction(context.db, (trx) => changeMessage(trx, asked), { repeatable: true }),
      );
    },
  );
}

/** Internal messages between the parties of a document (specification §3, §7). */
export function registerMessageRoutes(app: App, context: AppContext): void {
  app.get(
    path,
    {
      config: { organization: "act", notFound, scope: "documents:read" },
      schema: {
        operationId: "listInternalMessages",
        tags: ["events"],
        summary: "The messages between the parties of a document, newest first; X-Total-Count has the full count",
        params: eventParams,
        querystring: filterQuery,
        response: { 200: messages.list },
      },
    },
    async (request, reply) => {
      const scope = await readableMessages(context, await scopeOf(context, request), request.params.eventId);
      return await answerRows(reply, { pool: context.pool, entity: messages, query: request.query, scope });
    },
  );
  registerInboxRoute(app, context);
  registerSend(app, context);
  registerBulkMessageRoute(app, context);
  registerChange(app, context);
}

import { scopesToActOnAny } from "@runko/domain/api-clients/api-scopes";
import { renderDocumentText } from "@runko/domain/documents/render-document-text";
import { z } from "zod";
import type { AppContext } from "../app-context.ts";
import { versioned } from "../platform/entity/versioned.ts";
import { answerPage, pageQuery } from "../platform/http/answer-page.ts";
import { Problem } from "../platform/http/problem.ts";
import type { App } from "../platform/http/typed-app.ts";
import { answerDocument } from "./answer-document.ts";
import { chooseFields, readChoice } from "./choose-fields.ts";
import { documentLimits } from "./document-limits.ts";
import { documentRows } from "./document-entity.ts";
import { chosenDocumentSchema, documentSchema } from "./document-schema.ts";
import { loadDocument } from "./document-store.ts";
import { forwarderScope } from "./forwarder-scope.ts";
import { ifMatch } from "../platform/http/if-match.ts";
import { loadCase } from "./load-case.ts";
import { loadEventLog, logRowSchema } from "./load-event-log.ts";
import { lockForEditing } from "./lock-for-editing.ts";
import { performRequest } from "./perform-request.ts";
import { lockSchema } from "./whole-document.ts";
import { readDocument } from "./read-document.ts";
import { caseParams, eventParams, scopeOf } from "./route-scope.ts";

const base = "/organizations/:id/roles/:role";
const event = { organization: "read", notFound: "DOCUMENT_NOT_FOUND", scope: "documents:read" } as const;

const wholeOrChosen = z.union([documentSchema, chosenDocumentSchema]).register(versioned, { located: false });

const oneQuery = z.looseObject({
  format: z.enum(["json", "text"]).optional(),
  filter: z.string().optional().meta({ description: "fields and include as JSON; also as filter[fields][]=id." }),
});

function registerOneEvent(app: App, context: AppContext): void {
  app.get(
    `${base}/events/:eventId`,
    {
      attachValidation: true,
      config: { ...event, session: "with the read" },
      schema: {
        operationId: "getEvent",
        tags: ["events"],
        summary: "One document of any type; with format=text as readable Finnish text",
        params: eventParams,
        querystring: oneQuery,
        response: {
          200: {
            description: "The document.",
            content: {
              "application/json": { schema: wholeOrChosen },
              "text/plain": { schema: z.string() },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const options = { now: context.clock.now(), limits: documentLimits(context.config) };
      const shown = await readDocument(context, request, request.params.eventId, options);
      const choice = readChoice(request.query);
      if (request.query.format !== "text")
        return answerDocument(reply, { ...shown, json: chooseFields(shown.json, choice) });
      const document = JSON.parse(shown.json);
      return reply.type("text/plain; charset=utf-8").send(renderDocumentText(request.texts, document, document.names));
    },
  );
  app.get(
    `${base}/events/:eventId/event-logs`,
    {
      config: event,
      schema: {
        operationId: "listEventLogs",
        tags: ["events"],
        summary: "What has happened to a document, oldest first",
        params: eventParams,
        querystring: pageQuery,
        response: { 200: z.array(logRowSchema) },
      },
    },
    async (request, reply) => {
      const asked = await scopeOf(context, request);
      const { eventId } = request.params;
      const scope = (await forwarderScope(context.db, asked, eventId)) ?? asked;
      if (!(await loadDocument(context.db, scope, eventId))) throw new Problem("DOCUMENT_NOT_FOUND");
      return answerPage(reply, request.query, JSON.parse(await loadEventLog(context.db, scope, eventId)));
    },
  );
}

function registerChanges(app: App, context: AppContext): void {
  app.patch(
    `${base}/events/:eventId/archive`,
    {
      config: { organization: "act", notFound: "DOCUMENT_NOT_FOUND", problems: [409] },
      schema: {
        operationId: "archiveEvent",
        tags: ["events"],
        summary: "Archives a ready or cancelled document; If-Match holds its version",
        params: eventParams,
        headers: ifMatch,
        response: { 200: documentSchema },
      },
    },
    async (request, reply) =>
      performRequest(context, request, reply, { eventId: request.params.eventId, input: { action: "archive" } }),
  );
  app.patch(
    `${base}/events/:eventId/lock-for-editing`,
    {
      config: { organization: "act", notFound: "DOCUMENT_NOT_FOUND", problems: [409, 423], scope: scopesToActOnAny },
      schema: {
        operationId: "lockEventForEditing",
        tags: ["events"],
        summary:
          "Reserves a document for editing; repeated it is the heartbeat, with reset=true it releases one's own; the answer is the lock that holds then",
        params: eventParams,
        querystring: z.object({ reset: z.enum(["true", "false"]).optional() }),
        response: { 200: z.strictObject({ lock: lockSchema.nullable() }) },
      },
    },
    async (request) => {
      const scope = await scopeOf(context, request);
      const reset = request.query.reset === "true";
      return { lock: (await lockForEditing(context, scope, request.params.eventId, { reset })) ?? null };
    },
  );
}

function registerCase(app: App, context: AppContext): void {
  app.get(
    `${base}/cases/:caseId`,
    {
      config: event,
      schema: {
        operationId: "getCase",
        tags: ["events"],
        summary: "The documents of a case, oldest first, archived or not",
        params: caseParams,
        querystring: pageQuery,
        response: { 200: z.array(documentRows.SUPPLIER.schema) },
      },
    },
    async (request, reply) => {
      const found = await loadCase(context.db, await scopeOf(context, request), request.params.caseId);
      if (found === undefined) throw new Problem("DOCUMENT_NOT_FOUND");
      return answerPage(reply, request.query, JSON.parse(found));
    },
  );
}

/** Calls on documents of any type, under events and cases. */
export function registerEventRoutes(app: App, context: AppContext): void {
  registerOneEvent(app, context);
  registerChanges(app, context);
  registerCase(app, context);
}

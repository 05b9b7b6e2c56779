import { scopesToAct } from "@runko/domain/api-clients/api-scopes";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { AppContext } from "../app-context.ts";
import type { App } from "../platform/http/typed-app.ts";
import { answerDocument } from "./answer-document.ts";
import { registerCreateRoute } from "./create-route.ts";
import { documentLimits } from "./document-limits.ts";
import { actionBodySchema, documentSchema } from "./document-schema.ts";
import { ifMatchHeader } from "./if-match-header.ts";
import { performRequest } from "./perform-request.ts";
import { readDocument } from "./read-document.ts";
import { collectionPath, documentParams } from "./route-scope.ts";

function registerOne(app: App, context: AppContext, type: DocumentType): void {
  app.get(
    `${collectionPath(type)}/:docId`,
    {
      attachValidation: true,
      config: {
        organization: "read",
        session: "with the read",
        notFound: "DOCUMENT_NOT_FOUND",
        scope: "documents:read",
      },
      schema: {
        operationId: `get${type}`,
        tags: ["documents"],
        summary: `One document of type ${type}, with the actions that are possible now`,
        params: documentParams,
        response: { 200: documentSchema },
      },
    },
    async (request, reply) => {
      const options = { now: context.clock.now(), limits: documentLimits(context.config), type };
      return answerDocument(reply, await readDocument(context, request, request.params.docId, options));
    },
  );
  app.patch(
    `${collectionPath(type)}/:docId`,
    {
      attachValidation: true,
      config: {
        organization: "act",
        notFound: "DOCUMENT_NOT_FOUND",
        problems: [409, 412, 423, 428],
        scope: scopesToAct(type),
      },
      schema: {
        operationId: `change${type}`,
        tags: ["documents"],
        summary: `Performs an action on a document of type ${type}; If-Match holds its version`,
        params: documentParams,
        headers: ifMatchHeader,
        body: actionBodySchema,
        response: { 200: documentSchema },
      },
    },
    async (request, reply) =>
      performRequest(context, request, reply, { eventId: request.params.docId, type, input: request.body }),
  );
}

/** The six collections of documents: create, read, and change by the actions of the table; they are listed by search. */
export function registerCollectionRoutes(app: App, context: AppContext): void {
  for (const type of documentTypes) {
    registerCreateRoute(app, context, type);
    registerOne(app, context, type);
  }
}

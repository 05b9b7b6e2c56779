import { z } from "zod";
import { documentTypes, type DocumentType } from "@runko/domain/documents/document-types";
import type { AppContext } from "../app-context.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { answerDocument } from "./answer-document.ts";
import { answerList, refuseScopes } from "../platform/http/answer-list.ts";
import { registerCreateRoute } from "./create-route.ts";
import { publishedDocuments } from "./document-fields-published.ts";
import { documentLimits } from "./document-limits.ts";
import { actionBodySchema, documentListSchema, documentSchema } from "./document-schema.ts";
import { findDocuments } from "./find-documents.ts";
import { getDocument } from "./get-document.ts";
import { ifMatchHeader } from "./if-match-header.ts";
import { performRequest } from "./perform-request.ts";
import { collectionPath, documentParams, scopeOf } from "./route-scope.ts";

const listQuery = filterQuery.extend({
  q: z.string().max(255).optional().meta({
    description:
      "Words, each of which is found in a number, id, name or address of the document, or in the counterparty's name.",
  }),
});

function registerList(app: App, context: AppContext, type: DocumentType): void {
  app.get(
    collectionPath(type),
    {
      config: { organization: "act" },
      schema: {
        operationId: `list${type === "Inquiry" ? "Inquiries" : `${type}s`}`,
        tags: ["documents"],
        summary: `Documents of type ${type}, archived ones left out; X-Total-Count has the full count`,
        params: organizationRoleParams,
        querystring: listQuery,
        response: { 200: documentListSchema },
      },
    },
    async (request, reply) => {
      const filter = parseFilter(request.query, publishedDocuments[request.params.role], {});
      refuseScopes(filter);
      const scope = await scopeOf(context, request);
      return answerList(
        reply,
        await findDocuments(context.pool, scope, { filter, types: [type], archivedToo: false, text: request.query.q }),
        filter,
      );
    },
  );
}

function registerOne(app: App, context: AppContext, type: DocumentType): void {
  app.get(
    `${collectionPath(type)}/:docId`,
    {
      config: { organization: "read", notFound: "DOCUMENT_NOT_FOUND" },
      schema: {
        operationId: `get${type}`,
        tags: ["documents"],
        summary: `One document of type ${type}, with the actions that are possible now`,
        params: documentParams,
        response: { 200: documentSchema },
      },
    },
    async (request, reply) => {
      const scope = await scopeOf(context, request);
      const options = { now: context.clock.now(), limits: documentLimits(context.config), type };
      return answerDocument(reply, await getDocument(context.db, scope, request.params.docId, options));
    },
  );
  app.patch(
    `${collectionPath(type)}/:docId`,
    {
      attachValidation: true,
      config: { organization: "act", notFound: "DOCUMENT_NOT_FOUND", problems: [409, 412, 423, 428] },
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

/** The six collections of documents: list, create, read, and change by the actions of the table. */
export function registerCollectionRoutes(app: App, context: AppContext): void {
  for (const type of documentTypes) {
    registerList(app, context, type);
    registerCreateRoute(app, context, type);
    registerOne(app, context, type);
  }
}

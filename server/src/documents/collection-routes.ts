import { z } from "zod";
import { documentTypes, type DocumentType } from "@runko/domain/documents/document-types";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { AppContext } from "../app-context.ts";
import { readGuarded } from "../organizations/guard-organization-path.ts";
import type { Statement } from "../platform/database/statement.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { remember } from "../platform/remember.ts";
import { findFound } from "../search/find-found.ts";
import { answerDocument } from "./answer-document.ts";
import type { FoundRows } from "../platform/entity/find-rows.ts";
import { answerList, refuseScopes } from "../platform/http/answer-list.ts";
import { registerCreateRoute } from "./create-route.ts";
import { documentListSchema, documentRows } from "./document-entity.ts";
import { documentLimits } from "./document-limits.ts";
import { actionBodySchema, documentSchema } from "./document-schema.ts";
import { ownDocuments } from "./document-scope.ts";
import type { DocumentRequest } from "./document-where.ts";
import { documentsStatement } from "./list-statement.ts";
import { ifMatchHeader } from "./if-match-header.ts";
import { performRequest } from "./perform-request.ts";
import { readDocument } from "./read-document.ts";
import { collectionPath, documentParams, scopeOf } from "./route-scope.ts";

const listQuery = filterQuery.extend({
  q: z.string().max(255).optional().meta({
    description:
      "Words, each of which is found in a number, id, name or address of the document, or in the counterparty's name.",
  }),
});

type ListQuery = { params: { id: string; role: PathRole }; query: z.output<typeof listQuery> };
type AskedList = { request: DocumentRequest; statement: Statement | null };

/** What a list is asked for and its statement; words are tried by statements of their own. */
function readList({ params: { id, role }, query }: ListQuery, type: DocumentType): AskedList {
  const filter = parseFilter(query, documentRows[role], {});
  refuseScopes(filter);
  const request = { filter, types: [type], archivedToo: false, text: query.q?.trim() || undefined };
  return {
    request,
    statement: request.text === undefined ? documentsStatement(ownDocuments(id, role), request) : null,
  };
}

/** People look at the same lists again and again, and the address says all that their statement depends on. */
const MOST_LISTS = 300;

function registerList(app: App, context: AppContext, type: DocumentType): void {
  const ofAddress = remember<AskedList>(MOST_LISTS);
  app.get(
    collectionPath(type),
    {
      attachValidation: true,
      config: { organization: "act", session: "with the read" },
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
      const asked = () => ofAddress(request.url, () => readList(request, type));
      const read = await readGuarded<FoundRows>(context.pool, request, () => asked().statement);
      const found = read ?? (await findFound(context.pool, await scopeOf(context, request), asked().request));
      return answerList(reply, found, asked().request.filter);
    },
  );
}

function registerOne(app: App, context: AppContext, type: DocumentType): void {
  app.get(
    `${collectionPath(type)}/:docId`,
    {
      attachValidation: true,
      config: { organization: "read", session: "with the read", notFound: "DOCUMENT_NOT_FOUND" },
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

import { z } from "zod";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { PathRole } from "@runko/domain/organizations/roles";
import { countLimit } from "@runko/domain/values/list-limits";
import type { AppContext } from "../app-context.ts";
import { readAuthorized } from "../organizations/guard-organization-path.ts";
import type { Statement } from "../platform/database/statement.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { filterQuery } from "../platform/http/filter-query.ts";
import { organizationRoleParams } from "../platform/http/path-schemas.ts";
import type { App } from "../platform/http/typed-app.ts";
import { memoize } from "../platform/memoize.ts";
import { findFound } from "./find-found.ts";
import type { FoundRows } from "../platform/entity/find-rows.ts";
import { answerList, refuseScopes } from "../platform/http/answer-list.ts";
import { documentListSchema, documentRows } from "../documents/document-entity.ts";
import { ownDocuments } from "../documents/document-scope.ts";
import type { DocumentRequest } from "../documents/document-where.ts";
import { documentsStatement } from "../documents/list-statement.ts";
import { collectionPath, scopeOf } from "../documents/route-scope.ts";

const listQuery = filterQuery.extend({
  q: z.string().max(255).optional().meta({
    description:
      "Words, each of which is found in an id, name, address or contact person of the document, or in the counterparty's name.",
  }),
});

type ListQuery = { params: { id: string; role: PathRole }; query: z.output<typeof listQuery> };
type AskedList = { request: DocumentRequest; statement: Statement | null };

/** People look at the same lists again and again, and the address says all that their statement depends on. */
const MOST_LISTS = 300;

/** Lists that are asked for alike are kept with one text of 6 kB, not with one of each organization. */
const oneText = memoize<string>(MOST_LISTS);

/** What a list is asked for and its statement; words are tried by statements of their own. */
function readList({ params: { id, role }, query }: ListQuery, type: DocumentType): AskedList {
  const filter = parseFilter(query, documentRows[role], {});
  refuseScopes(filter);
  const request = { filter, types: [type], archivedToo: false, text: query.q?.trim() || undefined };
  if (request.text !== undefined) return { request, statement: null };
  const statement = documentsStatement(ownDocuments(id, role), request);
  return { request, statement: { ...statement, text: oneText(statement.text, () => statement.text) } };
}

function registerList(app: App, context: AppContext, type: DocumentType): void {
  const ofAddress = memoize<AskedList>(MOST_LISTS);
  app.get(
    collectionPath(type),
    {
      attachValidation: true,
      config: { organization: "act", session: "with the read", scope: "documents:read" },
      schema: {
        operationId: `list${type === "Inquiry" ? "Inquiries" : `${type}s`}`,
        tags: ["documents"],
        summary: `Documents of type ${type}, archived ones left out; X-Total-Count is exact, but counts at most ${countLimit} when filtered by more than the state`,
        params: organizationRoleParams,
        querystring: listQuery,
        response: { 200: documentListSchema },
      },
    },
    async (request, reply) => {
      const asked = () => ofAddress(request.url, () => readList(request, type));
      const read = await readAuthorized<FoundRows>(context, request, () => asked().statement);
      const found = read ?? (await findFound(context.reader, await scopeOf(context, request), asked().request));
      return answerList(reply, found, asked().request.filter);
    },
  );
}

/** Lists of documents of one type, found by filter, by words or both. */
export function registerListRoutes(app: App, context: AppContext): void {
  for (const type of documentTypes) registerList(app, context, type);
}

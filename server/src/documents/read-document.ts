import type { FastifyRequest } from "fastify";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { AppContext } from "../app-context.ts";
import { readAuthorized } from "../organizations/guard-organization-path.ts";
import { nameStatements } from "../platform/database/name-statements.ts";
import { ownDocuments } from "./document-scope.ts";
import { getDocument, shownDocument, type ShownDocument, type ShownOptions } from "./get-document.ts";
import { loadRelations } from "./load-relations.ts";
import { scopeOf, unloadedScopeOf } from "./route-scope.ts";
import { shownStatement, type ShownRow } from "./shown-statement.ts";

const nameStatement = nameStatements("document", 20);

type Params = { id: string; role: PathRole };

/** The whole document for the caller of a route of `session: "with the read"`, by one statement. */
export async function readDocument(
  context: AppContext,
  request: FastifyRequest & { params: Params },
  eventId: number,
  asked: Omit<ShownOptions, "texts">,
): Promise<ShownDocument> {
  const { id: organizationId, role } = request.params;
  const seen = ownDocuments(organizationId, role);
  const row = await readAuthorized<ShownRow>({ pool: context.pool }, request, () => {
    const { text, values } = shownStatement(seen, eventId, asked.limits);
    return { name: nameStatement(text), text, values };
  });
  const options = { ...asked, texts: request.texts };
  // What is not there may be a forwarder's, or is nobody's.
  if (!row || (options.type && row.rules.document_type !== options.type))
    return getDocument(context.db, await scopeOf(context, request), eventId, options);
  return shownDocument(unloadedScopeOf(request), row, await loadRelations(context.db, seen, eventId, row), options);
}

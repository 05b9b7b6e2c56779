import type { Pool } from "pg";
import type { DocumentScope } from "../documents/document-scope.ts";
import { askedParts, type DocumentRequest } from "../documents/document-where.ts";
import { searchedText, searchedWords } from "../documents/text-where.ts";
import { combineWhere, type ScopedWhere } from "../platform/filter/combine-where.ts";
import type { Where } from "../platform/filter/filter.ts";
import { impliedText } from "./implied-text.ts";
import { searchScope, type SearchScope } from "./search-scope.ts";

/** The condition of a search, and the tables that it is over. */
export async function searchWhere(
  pool: Pool,
  scope: DocumentScope,
  request: DocumentRequest,
): Promise<SearchScope & { where: ScopedWhere }> {
  const words = request.text === undefined ? [] : await searchedWords(pool, request.text);
  const asked: (Where | undefined)[] = [request.filter.where, ...Object.values(request.filter.wheres)];
  const implied = asked.flatMap((where) => impliedText(where, scope.role));
  const source = searchScope(scope, request.types);
  const where = combineWhere(
    source.scope,
    ...askedParts(scope, request, words),
    ...implied.map((each) => ({ where: each, entity: searchedText[scope.role] })),
  );
  return { ...source, where };
}

import type { PathRole } from "@runko/domain/organizations/roles";
import type { Statement } from "../platform/database/statement.ts";
import { includedIn } from "../platform/entity/find-rows.ts";
import { compileOrder, orderOver } from "../platform/filter/compile-order.ts";
import { nameStatements } from "../platform/database/name-statements.ts";
import { documentRows, joinsFor, partyJoins } from "./document-entity.ts";
import { branchTable, type SeenDocuments } from "./document-scope.ts";
import { documentWhere, type DocumentRequest } from "./document-where.ts";
import { totalOfDocuments } from "./total-of-documents.ts";

const nameStatement = nameStatements("documents", 200);

/** SQL of the ids of a page in their order and of how many there are, with the values that both name. */
export function pageOfDocuments(scope: SeenDocuments, request: DocumentRequest) {
  const { filter } = request;
  const where = documentWhere(scope, request);
  const { sql, values } = where;
  const entity = documentRows[scope.role];
  const order = compileOrder(filter.order, entity);
  const sorted = orderOver(filter.order, entity);
  const { limit, skip } = filter;
  const [last, page] = skip === 0 ? [limit, ""] : [`$${values.length + 1}`, `OFFSET $${values.length + 2}`];
  const ids = `ARRAY(
      SELECT d.id
      FROM ${branchTable(scope, request.types)} CROSS JOIN LATERAL (
        SELECT d.* FROM documents d ${joinsFor(where.over, sorted)}
        WHERE ${sql} ORDER BY ${order} LIMIT ${last}) d ${joinsFor(sorted)}
      ORDER BY ${order} ${page} LIMIT ${limit})`;
  const total = totalOfDocuments(scope, request, where);
  return { ids, total, values: skip === 0 ? [...values] : [...values, skip + limit, skip] };
}

/** SQL of the rows with these ids as JSON, in their order: what to select, and from what. */
export const rowsOfPage = (role: PathRole, ids: string, included: readonly string[] = []) => ({
  json: `coalesce(json_agg(${documentRows[role].rowJson(included)} ORDER BY page.place), '[]')`,
  from: `unnest(${ids}) WITH ORDINALITY AS page (id, place)
    JOIN documents d ON d.id = page.id ${partyJoins}`,
});

/**
 * A page of documents as JSON text made by PostgreSQL; each branch of the scope gives its top rows, then merged. The size
 * of a page stands in the text, and its ids are an array, of whose length PostgreSQL thinks the same whatever the values
 * are: else it finds its general plan so dear that it plans anew each time (0073).
 */
export function documentsStatement(scope: SeenDocuments, request: DocumentRequest): Statement {
  const { ids, total, values } = pageOfDocuments(scope, request);
  const { json, from } = rowsOfPage(scope.role, ids, includedIn(request.filter));
  const text = `
    SELECT ${json}::text AS json,
      ${total} AS total
    FROM ${from}`;
  return { name: nameStatement(text), text, values };
}

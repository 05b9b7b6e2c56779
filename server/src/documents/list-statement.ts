import type { Statement } from "../platform/database/statement.ts";
import { includedIn } from "../platform/entity/find-rows.ts";
import { compileOrder, orderOver } from "../platform/filter/compile-order.ts";
import { nameStatements } from "../platform/database/name-statements.ts";
import { documentRows, joinsFor, partyJoins } from "./document-entity.ts";
import { branchTable, type SeenDocuments } from "./document-scope.ts";
import { documentWhere, type DocumentRequest } from "./document-where.ts";
import { totalOfDocuments } from "./total-of-documents.ts";

const nameStatement = nameStatements("documents", 200);

/**
 * A page of documents as JSON text made by PostgreSQL; each branch of the scope gives its top rows, then merged. The size
 * of a page stands in the text, and its ids are an array, of whose length PostgreSQL thinks the same whatever the values
 * are: else it finds its general plan so dear that it plans anew each time (0073).
 */
export function documentsStatement(scope: SeenDocuments, request: DocumentRequest): Statement {
  const { filter } = request;
  const where = documentWhere(scope, request);
  const { sql, values } = where;
  const entity = documentRows[scope.role];
  const order = compileOrder(filter.order, entity);
  const sorted = orderOver(filter.order, entity);
  const { limit, skip } = filter;
  const [last, page] = skip === 0 ? [limit, ""] : [`$${values.length + 1}`, `OFFSET $${values.length + 2}`];
  const text = `
    SELECT coalesce(json_agg(${entity.rowJson(includedIn(filter))} ORDER BY page.place), '[]')::text AS json,
      ${totalOfDocuments(scope, request, where)} AS total
    FROM unnest(ARRAY(
      SELECT d.id
      FROM ${branchTable(scope, request.types)} CROSS JOIN LATERAL (
        SELECT d.* FROM documents d ${joinsFor(where.over, sorted)}
        WHERE ${sql} ORDER BY ${order} LIMIT ${last}) d ${joinsFor(sorted)}
      ORDER BY ${order} ${page} LIMIT ${limit})) WITH ORDINALITY AS page (id, place)
    JOIN documents d ON d.id = page.id ${partyJoins}`;
  return { name: nameStatement(text), text, values: skip === 0 ? [...values] : [...values, skip + limit, skip] };
}

import type { Statement } from "../platform/database/statement.ts";
import { compileOrder } from "../platform/filter/compile-order.ts";
import { nameStatements } from "../platform/filter/name-statements.ts";
import { publishedDocuments } from "./document-fields-published.ts";
import { askedRelations, documentJoins, joinsFor, listItemJson } from "./document-json.ts";
import { branchTable, type SeenDocuments } from "./document-scope.ts";
import { documentWhere, type DocumentRequest } from "./document-where.ts";
import { totalOfDocuments } from "./total-of-documents.ts";

const nameStatement = nameStatements("documents", 200);

/**
 * A page of documents as JSON text made by PostgreSQL; each branch of the scope gives its top rows, then merged. The size
 * of a page stands in the text: of a plan that does not know it PostgreSQL thinks so ill that it plans anew each time.
 */
export function documentsStatement(scope: SeenDocuments, request: DocumentRequest): Statement {
  const { filter } = request;
  const { sql, values } = documentWhere(scope, request);
  const order = compileOrder(filter.order, publishedDocuments[scope.role]);
  const { limit, skip } = filter;
  const [last, page] = skip === 0 ? [limit, ""] : [`$${values.length + 1}`, `OFFSET $${values.length + 2}`];
  const text = `
    SELECT coalesce(json_agg(${listItemJson(scope.role, askedRelations(filter))} ORDER BY page.place), '[]')::text AS json,
      ${totalOfDocuments(scope, request, sql)} AS total
    FROM (
      SELECT d.id, row_number() OVER (ORDER BY ${order}) AS place
      FROM ${branchTable(scope, request.types)} CROSS JOIN LATERAL (
        SELECT d.* FROM documents d ${joinsFor(sql, order)}
        WHERE ${sql} ORDER BY ${order} LIMIT ${last}) d ${joinsFor(order)}
      ORDER BY ${order} ${page} LIMIT ${limit}) page
    JOIN documents d ON d.id = page.id ${documentJoins}`;
  return { name: nameStatement(text), text, values: skip === 0 ? [...values] : [...values, skip + limit, skip] };
}

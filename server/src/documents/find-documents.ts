import type { Pool } from "pg";
import { compileOrder } from "../platform/filter/compile-order.ts";
import { nameStatements } from "../platform/filter/name-statements.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";
import { publishedDocuments } from "./document-fields-published.ts";
import { documentJoins, joinsFor, listItemJson, listRelations, type ListRelation } from "./document-json.ts";
import type { DocumentScope } from "./document-scope.ts";
import { documentWhere, scopeBranches, type DocumentRequest } from "./document-where.ts";
import { searchedWords } from "./text-where.ts";
import { totalOfDocuments } from "./total-of-documents.ts";

const nameStatement = nameStatements("documents", 200);

const isListRelation = (name: string): name is ListRelation => Object.hasOwn(listRelations, name);

/** A page of documents as JSON text made by PostgreSQL; each branch of the scope gives its top rows, then merged. */
export async function findDocuments(pool: Pool, scope: DocumentScope, request: DocumentRequest): Promise<FoundRows> {
  const { filter } = request;
  const words = request.text === undefined ? [] : await searchedWords(pool, request.text);
  const { sql, values } = documentWhere(scope, request, words);
  const order = compileOrder(filter.order, publishedDocuments[scope.role]);
  const relations = filter.include.map(({ relation }) => relation).filter(isListRelation);
  const [last, skip, limit] = [values.length + 1, values.length + 2, values.length + 3].map((number) => `$${number}`);
  const text = `
    SELECT coalesce(json_agg(${listItemJson(scope.role, relations)} ORDER BY page.place), '[]')::text AS json,
      ${totalOfDocuments(scope, request, sql)} AS total
    FROM (
      SELECT d.id, row_number() OVER (ORDER BY ${order}) AS place
      FROM ${scopeBranches} CROSS JOIN LATERAL (
        SELECT d.* FROM documents d ${joinsFor(sql, order)}
        WHERE ${sql} ORDER BY ${order} LIMIT ${last}) d ${joinsFor(order)}
      ORDER BY ${order} OFFSET ${skip} LIMIT ${limit}) page
    JOIN documents d ON d.id = page.id ${documentJoins}`;
  const page = [filter.skip + filter.limit, filter.skip, filter.limit];
  // Words decide which index is best, so a statement with words is planned for its own.
  const name = request.text === undefined ? nameStatement(text) : undefined;
  const { rows } = await pool.query<FoundRows>({ name, text, values: [...values, ...page] });
  return rows[0] ?? { json: "[]", total: 0 };
}

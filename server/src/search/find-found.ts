import { searchLimits } from "@runko/domain/search/search-limits";
import type { Pool } from "pg";
import { publishedDocuments } from "../documents/document-fields-published.ts";
import {
  askedRelations,
  documentJoins,
  joinsFor,
  listItemJson,
  type ListRelation,
} from "../documents/document-json.ts";
import { branchArrays, branchTable, type DocumentScope } from "../documents/document-scope.ts";
import type { DocumentRequest } from "../documents/document-where.ts";
import { compileOrder } from "../platform/filter/compile-order.ts";
import type { OrderTerm } from "../platform/filter/filter.ts";
import { nameStatements } from "../platform/filter/name-statements.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";
import { collectFound } from "./collect-found.ts";
import { collectingOrder } from "./collecting-order.ts";
import { askedSearch } from "./search-where.ts";

const isNewestFirst = ([first]: readonly OrderTerm[]) =>
  first === undefined || (first.field === "id" && first.direction === "DESC");

const descending = (ids: readonly number[]) => ids.toSorted((a, b) => b - a);

/** The newest of what is found in all organizations of the scope, at most so many; what the text names exactly stands first. */
async function collect(pool: Pool, scope: DocumentScope, request: DocumentRequest, most: number): Promise<number[]> {
  const reading = collectingOrder([request.filter.where, ...Object.values(request.filter.wheres)]);
  const found = await collectFound(pool, await askedSearch(pool, scope, request), scope.side, { most, reading });
  return [...new Set([...descending(found.exact), ...descending(found.others)])].slice(0, most);
}

const nameStatement = nameStatements("found", 50);

/** The page of these documents in the order asked for; those that the scope does not see are not among them. */
async function sortPage(pool: Pool, scope: DocumentScope, { filter }: DocumentRequest, ids: readonly number[]) {
  const order = compileOrder(filter.order, publishedDocuments[scope.role]);
  const text = `SELECT d.id FROM unnest($1::bigint[]) AS found(id) JOIN documents d ON d.id = found.id ${joinsFor(order)}
    ORDER BY ${order} OFFSET $2 LIMIT $3`;
  const values = [ids, filter.skip, filter.limit];
  const { rows } = await pool.query<{ id: number }>({ name: nameStatement(text), text, values });
  return rows.map(({ id }) => id);
}

/** These documents as the list's JSON, in this order; those that the scope does not see are not among them. */
async function showDocuments(
  pool: Pool,
  scope: DocumentScope,
  ids: readonly number[],
  relations: readonly ListRelation[],
): Promise<string> {
  if (ids.length === 0) return "[]";
  const text = `
    SELECT coalesce(json_agg(${listItemJson(scope.role, relations)} ORDER BY page.place), '[]')::text AS json
    FROM unnest($3::bigint[]) WITH ORDINALITY AS page(id, place)
    JOIN documents d ON d.id = page.id ${documentJoins}
    WHERE EXISTS (SELECT FROM ${branchTable(scope)} WHERE d.${scope.side} = b.organization_id AND d.document_type = b.document_type)`;
  const values = [...branchArrays(scope), ids];
  const { rows } = await pool.query<{ json: string }>({ name: nameStatement(text), text, values });
  return rows[0]?.json ?? "[]";
}

/**
 * A page of what a search finds, counted no further than 1001 (D-27). The newest can be paged through further; another order
 * is that of the newest 1001, and the search is asked to be narrowed (§5).
 */
export async function findFound(pool: Pool, scope: DocumentScope, request: DocumentRequest): Promise<FoundRows> {
  const { skip, limit, order } = request.filter;
  const newestFirst = isNewestFirst(order);
  const last = Math.min(skip + limit, searchLimits.paged);
  const most = newestFirst ? Math.max(searchLimits.counted, last) : searchLimits.counted;
  const ids = await collect(pool, scope, request, most);
  const page = newestFirst ? ids.slice(skip, last) : await sortPage(pool, scope, request, ids);
  return {
    json: await showDocuments(pool, scope, page, askedRelations(request.filter)),
    total: Math.min(ids.length, searchLimits.counted),
  };
}

/** How many documents a search finds, counted no further than `most`. */
export async function countFound(
  pool: Pool,
  scope: DocumentScope,
  request: DocumentRequest,
  most: number,
): Promise<number> {
  return (await collect(pool, scope, request, most)).length;
}

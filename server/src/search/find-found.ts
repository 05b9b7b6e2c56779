import { searchLimits } from "@runko/domain/search/search-limits";
import type { Catalogue } from "@runko/domain/texts/catalogue";
import type { Pool } from "pg";
import { documentRows, joinsFor, partyJoins } from "../documents/document-entity.ts";
import { branchArrays, branchTable, type DocumentScope } from "../documents/document-scope.ts";
import type { DocumentRequest } from "../documents/document-where.ts";
import { includedIn } from "../platform/entity/find-rows.ts";
import { compileOrder, orderOver } from "../platform/filter/compile-order.ts";
import { nameStatements } from "../platform/database/name-statements.ts";
import type { FoundRows } from "../platform/entity/find-rows.ts";
import type { Where } from "../platform/filter/filter.ts";
import { Problem } from "../platform/http/problem.ts";
import { collectFound } from "./collect-found.ts";
import { collectingOrder, indexedOrder, type IndexedOrder } from "./collecting-order.ts";
import { possibleTypes } from "./possible-types.ts";
import { readAlong } from "./read-along.ts";
import { askedSearch, whereAlong } from "./search-where.ts";

type Collected = {
  /** Those that the text names exactly. */
  exact: number[];
  /** All that were collected, each once. */
  ids: number[];
  /** Whether `ids`, but for the exact ones, are the newest in their order. */
  inOrder: boolean;
};

/** What is found in all organizations of the scope: everything when that is less than `most`. */
export async function collect(
  pool: Pool,
  scope: DocumentScope,
  request: DocumentRequest,
  most: number,
): Promise<Collected> {
  const reading = collectingOrder([request.filter.where, ...Object.values(request.filter.wheres)]);
  const found = await collectFound(pool, await askedSearch(pool, scope, request), scope.side, { most, reading });
  return { exact: found.exact, ids: [...new Set([...found.exact, ...found.others])], inOrder: found.inOrder };
}

const descending = (ids: readonly number[]) => ids.toSorted((a, b) => b - a);

const nameStatement = nameStatements("found", 50);

/** The page of these documents in the order asked for; those that the scope does not see are not among them. */
async function sortPage(pool: Pool, scope: DocumentScope, { filter }: DocumentRequest, ids: readonly number[]) {
  const order = compileOrder(filter.order, documentRows[scope.role]);
  const text = `SELECT d.id FROM unnest($1::bigint[]) AS found(id) JOIN documents d ON d.id = found.id ${joinsFor(orderOver(filter.order, documentRows[scope.role]))}
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
  relations: readonly string[],
): Promise<string> {
  if (ids.length === 0) return "[]";
  const text = `
    SELECT coalesce(json_agg(${documentRows[scope.role].rowJson(relations)} ORDER BY page.place), '[]')::text AS json
    FROM unnest($3::bigint[]) WITH ORDINALITY AS page(id, place)
    JOIN documents d ON d.id = page.id ${partyJoins}
    WHERE EXISTS (SELECT FROM ${branchTable(scope)} WHERE d.${scope.side} = b.organization_id AND d.document_type = b.document_type)`;
  const values = [...branchArrays(scope), ids];
  const { rows } = await pool.query<{ json: string }>({ name: nameStatement(text), text, values });
  return rows[0]?.json ?? "[]";
}

function tooWide(tell: (words: Catalogue["search"]) => (most: number) => string): Problem {
  return new Problem("SEARCH_TOO_WIDE", { detail: ({ search }) => tell(search)(searchLimits.paged) });
}

const isNewestFirst = (order: IndexedOrder | undefined) => order?.by === "createdAt" && order.direction === "DESC";

/**
 * The request without what cannot be on the page: of those collected so many have higher ids already. Without that bound an
 * index is read to its end for a type that has nothing of what is asked.
 */
function downTo(
  request: DocumentRequest,
  { by, direction }: IndexedOrder,
  ids: readonly number[],
  last: number,
): DocumentRequest {
  const lowest = descending(ids)[last - 1];
  if (by !== "id" || direction !== "DESC" || lowest === undefined) return request;
  const bound: Where = { kind: "compare", field: "id", operator: "gte", value: lowest };
  const { where } = request.filter;
  return { ...request, filter: { ...request.filter, where: where ? { kind: "and", parts: [where, bound] } : bound } };
}

/** The page of documents that are all collected. Without an order what the text names exactly comes first, then the newest. */
async function pageOfAll(pool: Pool, scope: DocumentScope, request: DocumentRequest, { exact, ids }: Collected) {
  const { skip, limit, order } = request.filter;
  if (order.length > 0) return sortPage(pool, scope, request, ids);
  return [...new Set([...descending(exact), ...descending(ids)])].slice(skip, skip + limit);
}

/** A page of a search that finds more than has been collected: from an index, or from all of it when that is not too much. */
async function pageOfMany(pool: Pool, scope: DocumentScope, request: DocumentRequest, collected: Collected) {
  const { exact, ids, inOrder } = collected;
  const { skip, limit, order } = request.filter;
  const last = skip + limit;
  if (last > searchLimits.paged) throw tooWide(({ tooDeep }) => tooDeep);
  const along = indexedOrder(order);
  const isAsked = order.length === 0 || (exact.length === 0 && isNewestFirst(along));
  if (inOrder && isAsked && last <= ids.length) return ids.slice(skip, last);
  if (!along || !inOrder) {
    const all = await collect(pool, scope, request, searchLimits.paged + 1);
    if (all.ids.length <= searchLimits.paged) return pageOfAll(pool, scope, request, all);
  }
  if (!along) throw tooWide(({ tooManyToSort }) => tooManyToSort);
  const wheres = await whereAlong(pool, scope, downTo(request, along, ids, last), along.by);
  const read = await readAlong(pool, wheres, along, last);
  return [...new Set([...(order.length === 0 ? exact : []), ...read])].slice(skip, last);
}

/** A page of what a search finds, as it is asked for, counted no further than the limit (D-27); or a refusal (D-49). */
export async function findFound(pool: Pool, scope: DocumentScope, asked: DocumentRequest): Promise<FoundRows> {
  const request = { ...asked, types: possibleTypes(asked) };
  const { skip, limit, order } = request.filter;
  const last = order.length === 0 ? Math.min(skip + limit, searchLimits.paged) : 0;
  const most = Math.max(searchLimits.counted, last);
  const collected = await collect(pool, scope, request, most);
  const readPage = collected.ids.length >= most ? pageOfMany : pageOfAll;
  const page = await readPage(pool, scope, request, collected);
  return {
    json: await showDocuments(pool, scope, page, includedIn(request.filter)),
    total: Math.min(collected.ids.length, searchLimits.counted),
  };
}

/** How many documents a search finds, counted no further than `most`. */
export async function countFound(
  pool: Pool,
  scope: DocumentScope,
  asked: DocumentRequest,
  most: number,
): Promise<number> {
  const request = { ...asked, types: possibleTypes(asked) };
  return Math.min(most, (await collect(pool, scope, request, most)).ids.length);
}

import { searchLimits } from "@runko/domain/search/search-limits";
import type { Pool } from "pg";
import { publishedDocuments } from "../documents/document-fields-published.ts";
import { documentJoins, joinsFor, listItemJson, listRelations, type ListRelation } from "../documents/document-json.ts";
import { branchArrays, type DocumentScope } from "../documents/document-scope.ts";
import { scopeBranches, type DocumentRequest } from "../documents/document-where.ts";
import { numbersIn } from "../documents/text-where.ts";
import { compileOrder } from "../platform/filter/compile-order.ts";
import type { OrderTerm } from "../platform/filter/filter.ts";
import { nameStatements } from "../platform/filter/name-statements.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";
import { collectingOrder } from "./collecting-order.ts";
import { searchWhere } from "./search-where.ts";

type Collected = { ids: number[]; total: number };

const isNewestFirst = ([first]: readonly OrderTerm[]) =>
  first === undefined || (first.field === "id" && first.direction === "DESC");

/** The TID or CID that the text is, as SQL on documents `d`: what has it stands first. */
function exactNumber({ text = "" }: DocumentRequest): string | undefined {
  const numbers = numbersIn(text).flatMap((where) =>
    "value" in where ? [`d.${columns[where.field]} = ${where.value}`] : [],
  );
  return numbers.length === 0 ? undefined : `(${numbers.join(" OR ")})`;
}
const columns: Record<string, string> = { id: "id", caseId: "case_id" };

/**
 * The newest documents that are found, as many as are counted, then the page of them in the order asked for. The statement
 * has no name: the values of a search decide which index is best.
 */
async function collect(pool: Pool, scope: DocumentScope, request: DocumentRequest): Promise<Collected> {
  const { filter } = request;
  const { where, merged } = await searchWhere(pool, scope, request);
  const exact = exactNumber(request);
  const first = exact && isNewestFirst(filter.order) ? `${exact} DESC, ` : "";
  const order = `${first}${compileOrder(filter.order, publishedDocuments[scope.role])}`;
  const reading = collectingOrder([filter.where, ...Object.values(filter.wheres)]);
  const [skip, limit] = [where.values.length + 1, where.values.length + 2].map((number) => `$${number}`);
  const { sql } = where;
  const newest = `SELECT d.id, d.created_at, d.requested_date FROM documents d ${joinsFor(sql)} WHERE ${sql}`;
  const cut = `ORDER BY ${reading} LIMIT ${searchLimits.counted}`;
  const exactToo = exact ? `UNION (${merged(`${newest} AND ${exact} ${cut}`)})` : "";
  const text = `
    WITH found AS MATERIALIZED ((${merged(`${newest} ${cut}`)}) ${exactToo})
    SELECT (SELECT least(count(*), ${searchLimits.counted}) FROM found) AS total, (
      SELECT coalesce(array_agg(page.id ORDER BY page.place), '{}') FROM (
        SELECT d.id, row_number() OVER (ORDER BY ${order}) AS place
        FROM found JOIN documents d ON d.id = found.id ${joinsFor(order)}
        ORDER BY ${order} OFFSET ${skip} LIMIT ${limit}) page) AS ids`;
  const values = [...where.values, filter.skip, filter.limit];
  const { rows } = await pool.query<Collected>({ text, values });
  return rows[0] ?? { ids: [], total: 0 };
}

/** A page for which everything that is found is read. */
async function readPage(pool: Pool, scope: DocumentScope, request: DocumentRequest): Promise<number[]> {
  const { filter } = request;
  const { where, from } = await searchWhere(pool, scope, request);
  const order = compileOrder(filter.order, publishedDocuments[scope.role]);
  const [skip, limit] = [where.values.length + 1, where.values.length + 2].map((number) => `$${number}`);
  const text = `SELECT d.id FROM ${from} ${joinsFor(where.sql, order)}
    WHERE ${where.sql} ORDER BY ${order} OFFSET ${skip} LIMIT ${limit}`;
  const { rows } = await pool.query<{ id: number }>({ text, values: [...where.values, filter.skip, filter.limit] });
  return rows.map(({ id }) => id);
}

const nameStatement = nameStatements("found", 50);

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
    WHERE EXISTS (SELECT FROM ${scopeBranches} WHERE d.${scope.side} = b.organization_id AND d.document_type = b.document_type)`;
  const values = [...branchArrays(scope), ids];
  const { rows } = await pool.query<{ json: string }>({ name: nameStatement(text), text, values });
  return rows[0]?.json ?? "[]";
}

const isListRelation = (name: string): name is ListRelation => Object.hasOwn(listRelations, name);

/**
 * A page of what a search finds, counted no further than 1001 (D-27). Beyond the newest of these, and in another order than
 * the newest first, everything that is found has to be read: such a search is asked to be narrowed (§5).
 */
export async function findFound(pool: Pool, scope: DocumentScope, request: DocumentRequest): Promise<FoundRows> {
  const { filter } = request;
  const { ids, total } = await collect(pool, scope, request);
  const isWhole = total <= searchLimits.results;
  const isShown = isWhole || (isNewestFirst(filter.order) && filter.skip + filter.limit <= searchLimits.results);
  const shown = isShown ? ids : await readPage(pool, scope, request);
  const relations = filter.include.map(({ relation }) => relation).filter(isListRelation);
  return { json: await showDocuments(pool, scope, shown, relations), total };
}

/** How many documents a search finds, counted no further than `most`. */
export async function countFound(
  pool: Pool,
  scope: DocumentScope,
  request: DocumentRequest,
  most: number,
): Promise<number> {
  const { where, merged } = await searchWhere(pool, scope, request);
  const reading = collectingOrder([request.filter.where, ...Object.values(request.filter.wheres)]);
  const found = `SELECT d.id FROM documents d ${joinsFor(where.sql)} WHERE ${where.sql} ORDER BY ${reading} LIMIT ${most}`;
  const text = `SELECT count(*) AS total FROM (SELECT FROM (${merged(found)}) f LIMIT ${most}) found`;
  const { rows } = await pool.query<{ total: number }>({ text, values: [...where.values] });
  return rows[0]?.total ?? 0;
}

import { documentStates } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/documents/document-types";
import type { Pool } from "pg";
import { combineWhere, createScope } from "../platform/filter/combine-where.ts";
import { compileOrder } from "../platform/filter/compile-order.ts";
import type { RequestFilter } from "../platform/filter/parse-filter.ts";
import type { Where } from "../platform/filter/filter.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";
import { nameStatements } from "../platform/filter/name-statements.ts";
import {
  publishedDocuments,
  publishedForm,
  publishedOtherEndAddress,
  publishedProducts,
  publishedTargetAddress,
} from "./document-fields-published.ts";
import { documentJoins, listItemJson, listRelations, type ListRelation } from "./document-json.ts";
import { branchArrays, type DocumentScope } from "./document-scope.ts";

export type SearchParameter = "docWhere" | "prodWhere" | "targetAddrWhere" | "otherEndAddrWhere";

type Request = {
  filter: RequestFilter<SearchParameter>;
  types: readonly DocumentType[];
  /** Lists leave archived documents out; search finds them (specification §4). */
  archivedToo: boolean;
};

/** What is counted row by row is counted no further (D-27). */
const searchCountLimit = 1001;

const nameStatement = nameStatements("documents", 200);

function whereParts(scope: DocumentScope, { filter, archivedToo, types }: Request) {
  const { docWhere, prodWhere, targetAddrWhere, otherEndAddrWhere } = filter.wheres;
  const active = archivedToo ? "" : " AND NOT d.archived";
  const base = `d.${scope.side} = b.organization_id AND d.document_type = b.document_type${active}`;
  return combineWhere(
    createScope(base, branchArrays(scope, types)),
    { where: filter.where, entity: publishedDocuments[scope.role] },
    { where: docWhere, entity: publishedForm[scope.role] },
    {
      where: prodWhere,
      entity: publishedProducts,
      wrap: (condition) => `EXISTS (SELECT FROM event_products p WHERE p.document_id = d.id AND ${condition})`,
    },
    { where: targetAddrWhere, entity: publishedTargetAddress },
    { where: otherEndAddrWhere, entity: publishedOtherEndAddress },
  );
}

const branches = "unnest($1::uuid[], $2::text[]) AS b(organization_id, document_type)";

const isListRelation = (name: string): name is ListRelation => Object.hasOwn(listRelations, name);

/** The states that a where of a list asks for and nothing else; undefined when it asks for more than counters know. */
function countableStates(where: Where): readonly string[] | undefined {
  if (!("parts" in where)) {
    if (where.field !== "eventState" || (where.kind !== "equal" && where.kind !== "among") || where.negated) return;
    const asked = where.kind === "equal" ? [where.value] : where.values;
    return documentStates.filter((state) => asked.includes(state));
  }
  const [only] = where.parts;
  if (!only) return documentStates;
  return where.kind === "and" && where.parts.length === 1 ? countableStates(only) : undefined;
}

async function countFound(pool: Pool, scope: DocumentScope, request: Request): Promise<number> {
  const { filter, archivedToo, types } = request;
  const states = countableStates(filter.where);
  const plain = Object.keys(filter.wheres).length === 0;
  if (states && plain && !archivedToo) {
    const { rows } = await pool.query<{ total: number }>({
      name: "documents_total",
      text: `SELECT coalesce(sum(c.amount), 0)::bigint AS total FROM ${branches}
        JOIN document_counters c ON c.organization_id = b.organization_id AND c.document_type = b.document_type
        WHERE c.role = $3 AND c.counter = ANY($4)`,
      values: [...branchArrays(scope, types), scope.side === "subscriber_id" ? "SUBSCRIBER" : "SUPPLIER", states],
    });
    return rows[0]?.total ?? 0;
  }
  const { sql, values } = whereParts(scope, request);
  const { rows } = await pool.query<{ total: number }>(
    `SELECT count(*) AS total FROM (
      SELECT FROM ${branches} JOIN documents d ON true ${documentJoins} WHERE ${sql} LIMIT ${searchCountLimit}) found`,
    [...values],
  );
  return rows[0]?.total ?? 0;
}

/** A page of documents as JSON text made by PostgreSQL; each branch of the scope gives its top rows, then merged. */
export async function findDocuments(pool: Pool, scope: DocumentScope, request: Request): Promise<FoundRows> {
  const { filter } = request;
  const { sql, values } = whereParts(scope, request);
  const order = compileOrder(filter.order, publishedDocuments[scope.role]);
  const relations = filter.include.map(({ relation }) => relation).filter(isListRelation);
  const [last, skip, limit] = [values.length + 1, values.length + 2, values.length + 3].map((number) => `$${number}`);
  const text = `
    SELECT coalesce(json_agg(${listItemJson(scope.role, relations)} ORDER BY page.place), '[]')::text AS json
    FROM (
      SELECT d.id, row_number() OVER (ORDER BY ${order}) AS place
      FROM ${branches} CROSS JOIN LATERAL (
        SELECT d.* FROM documents d ${needsNames(sql + order) ? documentJoins : ""}
        WHERE ${sql} ORDER BY ${order} LIMIT ${last}) d ${needsNames(order) ? documentJoins : ""}
      ORDER BY ${order} OFFSET ${skip} LIMIT ${limit}) page
    JOIN documents d ON d.id = page.id ${documentJoins}`;
  const [page, total] = await Promise.all([
    pool.query<{ json: string }>({
      name: nameStatement(text),
      text,
      values: [...values, filter.skip + filter.limit, filter.skip, filter.limit],
    }),
    countFound(pool, scope, request),
  ]);
  return { json: page.rows[0]?.json ?? "[]", total };
}

const needsNames = (sql: string) => /\bsu[bp]\.name\b/.test(sql);

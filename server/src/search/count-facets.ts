import { documentStates, type DocumentState } from "@runko/domain/documents/document-states";
import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { Facets } from "@runko/domain/search/facets";
import { searchLimits } from "@runko/domain/search/search-limits";
import type { Pool } from "pg";
import { z } from "zod";
import { isLate } from "../documents/document-entity.ts";
import { branchArrays, sees, type DocumentScope } from "../documents/document-scope.ts";
import type { DocumentRequest } from "../documents/document-where.ts";
import { nameStatements } from "../platform/database/name-statements.ts";
import { collect } from "./find-found.ts";
import { possibleTypes } from "./possible-types.ts";

const counts = <Name extends string>(names: readonly Name[]) => z.partialRecord(z.enum(names), z.int());

export const facetsSchema = z
  .strictObject({
    counted: z.int().max(searchLimits.faceted).meta({ description: "The results that were counted." }),
    more: z.boolean().meta({ description: "There are more results: every count says at least." }),
    type: counts(documentTypes),
    status: counts(documentStates),
    year: z.record(z.string(), z.int()).meta({ description: "By the year in which it was made, in Finland." }),
    late: z.int().meta({ description: "Those whose most pressing clock has run out." }),
  })
  .meta({ id: "Facets" });

const nameStatement = nameStatements("facets", 10);

type Kind = { type: DocumentType; status: DocumentState; year: string; late: boolean; amount: number };

/** Of these documents how many are of each kind; those that the scope does not see are not among them. */
async function countKinds(pool: Pool, scope: DocumentScope, ids: readonly number[]): Promise<Kind[]> {
  const text = `
    SELECT d.document_type AS type, d.event_state AS status, ${isLate(scope.role)} AS late,
      extract(year FROM d.created_at AT TIME ZONE 'Europe/Helsinki')::text AS year, count(*)::int AS amount
    FROM unnest($3::bigint[]) AS found(id) JOIN documents d ON d.id = found.id
    WHERE ${sees(scope)} GROUP BY 1, 2, 3, 4`;
  const values = [...branchArrays(scope), ids];
  return (await pool.query<Kind>({ name: nameStatement(text), text, values })).rows;
}

const sumOf = (kinds: readonly Kind[]) => kinds.reduce((sum, { amount }) => sum + amount, 0);

function sumsBy(kinds: readonly Kind[], key: "type" | "status" | "year"): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { [key]: value, amount } of kinds) sums.set(value, (sums.get(value) ?? 0) + amount);
  return Object.fromEntries(sums);
}

/** How many of what a search finds are of each kind, counted no further than the limit. */
export async function countFacets(pool: Pool, scope: DocumentScope, asked: DocumentRequest): Promise<Facets> {
  const most = searchLimits.faceted + 1;
  const { ids } = await collect(pool, scope, { ...asked, types: possibleTypes(asked) }, most);
  const kinds = await countKinds(pool, scope, ids.slice(0, searchLimits.faceted));
  return {
    counted: sumOf(kinds),
    more: ids.length >= most,
    type: sumsBy(kinds, "type"),
    status: sumsBy(kinds, "status"),
    year: sumsBy(kinds, "year"),
    late: sumOf(kinds.filter(({ late }) => late)),
  };
}

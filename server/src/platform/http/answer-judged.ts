import type { FastifyReply } from "fastify";
import type { Pool } from "pg";
import { createScope } from "../filter/combine-where.ts";
import { findRows } from "../filter/find-rows.ts";
import { parseFilter } from "../filter/parse-filter.ts";
import type { FieldType, PublishedEntity, PublishedField } from "../filter/published-entity.ts";
import { answerList, refuseScopes } from "./answer-list.ts";

/** A field of rows that answerJudged pages, by its name in the answer. */
export function judgedField(name: string, type: Exclude<FieldType, "text">): PublishedField {
  return { type, column: `((r.json->>'${name}')::${type === "money" ? "numeric" : type})` };
}

export function judgedText(name: string): PublishedField {
  return { type: "text", column: `(r.json->>'${name}')`, collate: "fi" };
}

/** What is chosen among comes first, what only says why it cannot be chosen last. */
export const choosableFirst = {
  fields: { choosable: { type: "boolean", column: "(r.json->>'refusal' IS NULL)" } },
  defaultOrder: [
    { field: "choosable", direction: "DESC" },
    { field: "name", direction: "ASC" },
  ],
} as const satisfies Partial<PublishedEntity>;

/** Sends a page of rows that rules of the domain have judged one by one, so that no SQL could have picked them. */
export async function answerJudged(
  reply: FastifyReply,
  { pool, entity, query }: { pool: Pool; entity: PublishedEntity; query: Record<string, unknown> },
  rows: readonly object[],
): Promise<FastifyReply> {
  const filter = parseFilter(query, entity);
  refuseScopes(filter);
  const scope = createScope("TRUE", [JSON.stringify(rows)]);
  const from = "json_array_elements($1::json) AS r(json)";
  return answerList(reply, await findRows(pool, { entity, from, scope, json: "r.json" }, filter), filter);
}

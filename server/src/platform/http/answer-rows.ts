import type { FastifyReply } from "fastify";
import type { Transaction } from "kysely";
import type { Pool } from "pg";
import type { Database } from "../database/schema.ts";
import type { Entity } from "../entity/define-entity.ts";
import { findRows, loadRow, loadRowWithin } from "../entity/find-rows.ts";
import { createScope, type Scope } from "../filter/combine-where.ts";
import { parseFilter } from "../filter/parse-filter.ts";
import { answerList, refuseScopes } from "./answer-list.ts";
import { Problem } from "./problem.ts";
import { sendJsonText } from "./send-json-text.ts";
import { sendKept } from "./send-kept.ts";

type Asked = {
  pool: Pool;
  entity: Entity;
  query: Record<string, unknown>;
  /** What the caller may see of them. */
  scope: Scope;
  /** Opens the statement, before its SELECT. */
  opening?: string;
};

/** Of lists that are no organization's: who may call sees all. */
export const everyRow = createScope("TRUE", []);

/** Sends the page of a list that the query asks for, of the rows within the scope. */
export async function answerRows(
  reply: FastifyReply,
  { pool, entity, query, scope, opening }: Asked,
): Promise<FastifyReply> {
  const filter = parseFilter(query, entity);
  refuseScopes(filter);
  return answerList(reply, await findRows(pool, entity, { scope, opening }, filter), filter);
}

/** One whole row as JSON text within a transaction; 404 when there is none. */
export async function rowWithin(
  trx: Transaction<Database>,
  entity: Entity,
  where: string,
  values: readonly unknown[],
): Promise<string> {
  const json = await loadRowWithin(trx, entity, where, values);
  if (json === undefined) throw new Problem("NOT_FOUND");
  return json;
}

/** Sends one whole row, with its version as ETag where it is kept; 404 when there is none. */
export async function sendRow(
  reply: FastifyReply,
  { pool, entity, opening }: Pick<Asked, "pool" | "entity" | "opening">,
  where: string,
  values: readonly unknown[],
): Promise<FastifyReply> {
  const json = await loadRow(pool, entity, where, values, opening);
  if (json === undefined) throw new Problem("NOT_FOUND");
  return entity.version === "" ? sendJsonText(reply, json) : sendKept(reply, json);
}

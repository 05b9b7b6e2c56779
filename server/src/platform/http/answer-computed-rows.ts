import type { FastifyReply } from "fastify";
import type { Pool } from "pg";
import type { Entity } from "../entity/define-entity.ts";
import { createScope } from "../filter/combine-where.ts";
import { answerRows } from "./answer-rows.ts";

/** Sends a page of rows that rules of the domain have judged one by one, so that no SQL could have picked them. */
export function answerComputedRows(
  reply: FastifyReply,
  asked: { pool: Pool; entity: Entity; query: Record<string, unknown> },
  rows: readonly object[],
): Promise<FastifyReply> {
  return answerRows(reply, { ...asked, scope: createScope("TRUE", [JSON.stringify(rows)]) });
}

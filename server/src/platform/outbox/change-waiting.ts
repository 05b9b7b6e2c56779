import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../database/schema.ts";

/** Lets what was given up be tried again from the start, under the id that it has; `ids` is a query. Answers it. */
export async function tryAgain(
  trx: Kysely<Database>,
  ids: RawBuilder<unknown>,
): Promise<{ topic: string; payload: unknown }[]> {
  const { rows } = await sql<{ topic: string; payload: unknown }>`
    UPDATE outbox SET dead_at = NULL, attempts = 0, available_at = now(), last_error = NULL
    WHERE id IN (${ids}) AND dead_at IS NOT NULL RETURNING topic, payload`.execute(trx);
  return rows;
}

/** Takes words back, but for those that a process is sending right now; `ids` is a query. Answers the ids of those taken. */
export async function takeBack(trx: Kysely<Database>, ids: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    DELETE FROM outbox WHERE id IN (${ids}) AND done_at IS NULL AND dead_at IS NULL
      AND (attempts = 0 OR last_error IS NOT NULL) RETURNING id`.execute(trx);
  return rows.map(({ id }) => id);
}

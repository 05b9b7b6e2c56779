import { sql, type Kysely, type RawBuilder } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../database/schema.ts";
import type { Topic } from "./topic.ts";

/** The id names it for ever: one that is sent again, because its answer was lost, carries the same (R29). */
export type OutboxMessage<Payload> = { id: string; payload: Payload };

/** Each payload with an id of its own. */
export const outboxMessages = <Payload>(payloads: readonly Payload[]): OutboxMessage<Payload>[] =>
  payloads.map((payload) => ({ id: uuidv7(), payload }));

/** What a statement alone knows of its words: `payload` is added to that of each, from rows that stand in `from`. */
type Completed = { payload: RawBuilder<unknown>; from: RawBuilder<unknown> };

/** SQL that leaves words to be delivered after the commit (R29): for a statement that does more. */
export function enqueueSql<Payload>(
  { name }: Topic<Payload>,
  words: readonly OutboxMessage<Partial<Payload>>[],
  completed?: Completed,
): RawBuilder<unknown> {
  const payload = completed ? sql`w.payload || ${completed.payload}` : sql`w.payload`;
  return sql`INSERT INTO outbox (id, topic, payload)
    SELECT w.id, ${name}, ${payload} FROM jsonb_to_recordset(${JSON.stringify(words)}::jsonb) AS w (id uuid, payload jsonb)
    ${completed ? sql`CROSS JOIN ${completed.from}` : sql``}`;
}

/** Leaves words to be delivered after the commit (R29): the outbox is written by nobody else. */
export async function enqueue<Payload>(
  trx: Kysely<Database>,
  topic: Topic<Payload>,
  words: readonly OutboxMessage<Payload>[],
): Promise<void> {
  if (words.length > 0) await enqueueSql(topic, words).execute(trx);
}

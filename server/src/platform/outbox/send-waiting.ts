import type { OutboxTopic } from "@runko/domain/operations/outbox-topics";
import type { Pool } from "pg";
import type { Log } from "../log/create-log.ts";

export type Waiting = { id: string; payload: unknown };
export type Senders = Partial<Record<OutboxTopic, (waiting: Waiting) => Promise<void>>>;

/** How long one that is being sent is left alone: a process that dies meanwhile gives it up. */
const LEASE_SECONDS = 120;
const LONGEST_WAIT_SECONDS = 3600;

/** Takes the next row whose time has come, so that no other process sends it meanwhile. */
async function takeNext(pool: Pool, topics: string[]): Promise<(Waiting & { topic: OutboxTopic }) | undefined> {
  const { rows } = await pool.query<Waiting & { topic: OutboxTopic }>({
    name: "take_from_outbox",
    text: `UPDATE outbox SET attempts = attempts + 1, available_at = now() + make_interval(secs => $2)
      WHERE id = (SELECT id FROM outbox WHERE done_at IS NULL AND available_at <= now() AND topic = ANY($1)
        ORDER BY available_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, topic, payload`,
    values: [topics, LEASE_SECONDS],
  });
  return rows[0];
}

const markDone = (pool: Pool, id: string) => pool.query("UPDATE outbox SET done_at = now() WHERE id = $1", [id]);

/** After 10, 20, 40 … seconds, an hour at most. */
const tryLater = (pool: Pool, id: string) =>
  pool.query(
    `UPDATE outbox SET available_at = now() + make_interval(secs => least($2, 10 * 2 ^ least(attempts - 1, 16)))
      WHERE id = $1`,
    [id, LONGEST_WAIT_SECONDS],
  );

/** Sends what waits and whose time has come, one after the other; what fails waits longer each time (R29). */
export async function sendWaiting({ pool, log }: { pool: Pool; log: Log }, senders: Senders): Promise<void> {
  const topics = Object.keys(senders);
  for (;;) {
    const waiting = await takeNext(pool, topics);
    if (!waiting) return;
    try {
      await senders[waiting.topic]?.(waiting);
      await markDone(pool, waiting.id);
    } catch (error) {
      log.warn({ error, outboxId: waiting.id }, "Sending failed, and is tried again later");
      await tryLater(pool, waiting.id);
    }
  }
}

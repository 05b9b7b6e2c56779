import { staleError, urgentTopics, type OutboxTopic } from "@runko/domain/operations/outbox-topics";
import type { Pool } from "pg";
import type { Log } from "../log/create-log.ts";
import { failureText, isRefusedForGood, isServerAway } from "./mail-failure.ts";
import type { Waiting } from "./topic.ts";

export type Senders = Partial<Record<OutboxTopic, (waiting: Waiting) => Promise<void>>>;
type Taken = Waiting & { topic: OutboxTopic; attempts: number; stale: boolean };

/** How long one that is being sent is left alone: a process that dies meanwhile gives it up. */
const LEASE_SECONDS = 120;
const LONGEST_WAIT_SECONDS = 3600;
/** About two days of trying. */
const MOST_ATTEMPTS = 56;
/** What nobody has tried to send for so long is no news any more. */
const STALE_DAYS = 5;

/** The very condition of the index of what is urgent. */
const urgentSql = `(${urgentTopics.map((topic) => `topic = '${topic}'`).join(" OR ")} OR payload @> '{"urgent": true}')`;

const whereUrgent = (urgent: boolean | undefined) =>
  urgent === undefined ? "" : urgent ? `AND ${urgentSql}` : `AND NOT ${urgentSql}`;

/** Takes the next row whose time has come, so that no other process sends it meanwhile; an error of before means that none does. */
async function takeNext(pool: Pool, topics: string[], urgent: boolean | undefined): Promise<Taken | undefined> {
  const { rows } = await pool.query<Taken>({
    name: `take_from_outbox_${urgent ?? "any"}`,
    // Materialized: as a mere join the choice could be made again for each row, and rows be taken that nobody sends.
    text: `WITH next AS MATERIALIZED (
        SELECT id, available_at FROM outbox
        WHERE done_at IS NULL AND dead_at IS NULL AND available_at <= now() AND topic = ANY($1) ${whereUrgent(urgent)}
        ORDER BY available_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      UPDATE outbox o SET attempts = o.attempts + 1, last_error = NULL,
        available_at = now() + make_interval(secs => $2)
      FROM next WHERE o.id = next.id
      RETURNING o.id, o.topic, o.payload, o.attempts, next.available_at < now() - make_interval(days => $3) AS stale`,
    values: [topics, LEASE_SECONDS, STALE_DAYS],
  });
  return rows[0];
}

const markDone = (pool: Pool, id: string) => pool.query("UPDATE outbox SET done_at = now() WHERE id = $1", [id]);

const giveUp = (pool: Pool, id: string, error: string) =>
  pool.query("UPDATE outbox SET dead_at = now(), available_at = 'infinity', last_error = $2 WHERE id = $1", [
    id,
    error,
  ]);

/** After 10, 20, 40 … seconds, an hour at most. */
const tryLater = (pool: Pool, id: string, error: string) =>
  pool.query(
    `UPDATE outbox SET available_at = now() + make_interval(secs => least($2, 10 * 2 ^ least(attempts - 1, 16))),
      last_error = $3 WHERE id = $1`,
    [id, LONGEST_WAIT_SECONDS, error],
  );

/**
 * Sends what waits and whose time has come, one after the other; what fails waits longer each time and is given up in the
 * end, for an administrator to look at (R29). A server that is away ends the round.
 */
export async function sendWaiting(
  { pool, log }: { pool: Pool; log: Log },
  senders: Senders,
  { ending, urgent }: { ending?: AbortSignal; urgent?: boolean | undefined } = {},
): Promise<void> {
  const topics = Object.keys(senders);
  for (;;) {
    if (ending?.aborted) return;
    const taken = await takeNext(pool, topics, urgent);
    if (!taken) return;
    const { id, attempts, stale } = taken;
    if (stale) {
      await giveUp(pool, id, staleError);
      continue;
    }
    try {
      await senders[taken.topic]?.(taken);
      await markDone(pool, id);
    } catch (error) {
      const dead = attempts >= MOST_ATTEMPTS || isRefusedForGood(error);
      log.warn(
        { err: error, outboxId: id },
        dead ? "Sending failed for good" : "Sending failed, and is tried again later",
      );
      await (dead ? giveUp : tryLater)(pool, id, failureText(error));
      if (isServerAway(error)) return;
    }
  }
}

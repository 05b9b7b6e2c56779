import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { hasCode } from "../error-code.ts";
import { isConnectionFailure, isOverload } from "./failures.ts";
import { answerWithin, breakConnection } from "./silent-database.ts";

/** A replica that is near is behind by less. */
const CATCH_UP_MS = 50;
const LOOK_EVERY_MS = 5;
const ANSWER_MS = 1000;
/** One that was away or behind is not asked again for so long, so that reads do not wait for it one by one. */
const REST_MS = 500;

/** Who served a read, and why the primary did. */
export const readServers = ["replica", "primary, replica behind", "primary, replica away"] as const;
export type ReadServer = (typeof readServers)[number];

type Position = { written: string; timeline: string };

/** Where commits do not wait for the disk, what was committed is seen before it is flushed. */
const WRITTEN = `CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
    ELSE pg_current_wal_flush_lsn() END`;
const POSITION = `SELECT (${WRITTEN})::text AS written,
  (SELECT system_identifier FROM pg_control_system()) || '/' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8)
    AS timeline`;
/** Positions of other timelines cannot be compared: only the row tells that it was this one that was replayed. */
const CAUGHT_UP = `SELECT pg_is_in_recovery() AS standby, pg_last_wal_replay_lsn() >= $1::pg_lsn
  AND EXISTS (SELECT FROM timelines WHERE timeline = $2) AS "caughtUp"`;
/** Its replay ends statements that are in its way. */
const CONFLICTS = ["40001", "40P01"];

const failsOfReplica = (error: unknown) =>
  isConnectionFailure(error) || isOverload(error) || hasCode(error, ...CONFLICTS);

class ReplicaAwayError extends Error {}

async function isCaughtUp(client: PoolClient, { written, timeline }: Position): Promise<boolean> {
  for (const started = performance.now(); ; await sleep(LOOK_EVERY_MS)) {
    const { rows } = await client.query<{ standby: boolean; caughtUp: boolean | null }>({
      name: "replica_caught_up",
      text: CAUGHT_UP,
      values: [written, timeline],
    });
    if (rows[0]?.standby !== true) throw new ReplicaAwayError("The replica is none");
    if (rows[0].caughtUp === true) return true;
    if (performance.now() - started > CATCH_UP_MS) return false;
  }
}

/**
 * Turns the pool of a replica into one whose connections have replayed all that the primary had written when they were
 * asked for; where the replica has not, or is away, they are the primary's (0192). Answers promises alone.
 */
export function readFromReplica(replica: Pool, primary: Pool, note: (server: ReadServer) => void): Pool {
  const connect = replica.connect.bind(replica) as () => Promise<PoolClient>;
  const known = new Set<string>();
  let restsUntil = 0;
  let reason: ReadServer = "primary, replica away";

  const fallBack = (why: ReadServer) => {
    restsUntil = performance.now() + REST_MS;
    reason = why;
  };

  const position = async (): Promise<Position | undefined> => {
    const { rows } = await primary.query<Position>({ name: "written_position", text: POSITION });
    const [found] = rows;
    if (!found || known.has(found.timeline)) return found;
    const text = "INSERT INTO timelines (timeline) VALUES ($1) ON CONFLICT DO NOTHING";
    await primary.query(text, [found.timeline]);
    known.add(found.timeline);
    return found;
  };

  /** A connection that may be read from, undefined when the replica has none. */
  const enter = async (): Promise<PoolClient | undefined> => {
    const written = await position();
    if (!written) return undefined;
    let client: PoolClient | undefined;
    try {
      client = await connect();
      if (await answerWithin(ANSWER_MS, isCaughtUp(client, written))) return client;
      client.release();
      fallBack("primary, replica behind");
    } catch (error) {
      if (client) breakConnection(client);
      client?.release(true);
      // A replica that lacks the table has not even replayed the migrations.
      fallBack(hasCode(error, "42P01") ? "primary, replica behind" : "primary, replica away");
    }
    return undefined;
  };

  const choose = async () => {
    const client = performance.now() < restsUntil ? undefined : await enter();
    note(client ? "replica" : reason);
    return { client: client ?? (await primary.connect()), isReplica: client !== undefined };
  };

  const query = async (...args: Parameters<PoolClient["query"]>): Promise<unknown> => {
    const { client, isReplica } = await choose();
    try {
      const answer = await (client.query(...args) as unknown as Promise<unknown>);
      client.release();
      return answer;
    } catch (error) {
      const lost = isConnectionFailure(error);
      client.release(lost);
      if (!isReplica || !failsOfReplica(error)) throw error;
      fallBack("primary, replica away");
      note(reason);
      return await (primary.query(...args) as unknown as Promise<unknown>);
    }
  };

  replica.connect = (async () => (await choose()).client) as typeof replica.connect;
  replica.query = query as typeof replica.query;
  return replica;
}

import { Client, type Pool } from "pg";
import { hasCode } from "../error-code.ts";
import { isUnwritable } from "./failures.ts";
import { answerWithin, breakConnection, endConnection, SilentDatabaseError } from "./silent-database.ts";
import type { Connections } from "./track-connections.ts";

/** Together less than the two seconds in which a request is answered (R12). */
const BEAT_EVERY_MS = 300;
const BEAT_MS = 1200;
const READY_MS = 500;

/** PostgreSQL's own code, for what it has not been asked yet. */
class ReadOnlyError extends Error {
  readonly code = "25006";
}

const STATE = "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS read_only";
/** Takes room as a write does: a full disk lets small changes of old pages pass. */
const PROOF = `CREATE TEMP TABLE proof ON COMMIT DROP AS
  SELECT repeat('x', 1000) AS filler FROM generate_series(1, 200)`;

export type DatabaseWatch = {
  /** Rejects when a write would fail, in half a second at most; asks on a connection of its own (D-55). */
  requireWritable: () => Promise<void>;
  /** A write has failed for want of room or right: readiness asks for proof from now on. */
  doubtWrites: () => void;
  /** Asks again and again, and gives up the connections of a database that has gone silent. */
  start: () => void;
  end: () => Promise<void>;
};

/** Watches over the connections of a pool from outside of it. */
export function watchDatabase(pool: Pool, connections: Connections, log: (line: string) => void): DatabaseWatch {
  let own: Client | undefined;
  let underWay: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let silent = false;
  let doubted = false;
  let ended = false;

  const open = async (): Promise<Client> => {
    const client = new Client({
      ...pool.options,
      application_name: "runko-watch",
      connectionTimeoutMillis: 2 * BEAT_MS,
      statement_timeout: BEAT_MS,
    });
    client.on("error", () => {});
    own = client;
    client.once("end", () => {
      if (own === client) own = undefined;
    });
    await client.connect();
    return client;
  };

  const look = async (): Promise<void> => {
    const client = own ?? (await open());
    const { rows } = await client.query<{ read_only: boolean }>(STATE);
    if (rows[0]?.read_only !== false) throw new ReadOnlyError("The database takes no writes: it is read-only");
    if (!doubted) return;
    // Whoever may make no temporary table is believed.
    await client.query(PROOF).catch((error: unknown) => {
      if (!hasCode(error, "42501")) throw error;
    });
    doubted = false;
  };

  const tell = (now: boolean) => {
    if (now === silent) return;
    silent = now;
    connections.refuse(now);
    log(now ? "The database has gone silent, and its connections are given up" : "The database answers again");
  };

  const giveUp = (): void => {
    if (own) breakConnection(own);
    own = undefined;
  };

  const beat = async (): Promise<void> => {
    const before = connections.heard();
    try {
      await answerWithin(BEAT_MS, look());
      tell(false);
    } catch (error) {
      const mute = error instanceof SilentDatabaseError;
      if (!isUnwritable(error)) giveUp();
      tell(mute && connections.breakUnheard(before) === 0);
      throw error;
    }
  };

  const ask = (): Promise<void> => {
    underWay ??= beat().finally(() => (underWay = undefined));
    return underWay;
  };

  const run = async (): Promise<void> => {
    connections.breakOverdue();
    await ask().catch(() => {});
    if (!ended) timer = setTimeout(() => void run(), BEAT_EVERY_MS);
  };

  return {
    requireWritable: () => answerWithin(READY_MS, ask()),
    doubtWrites: () => {
      doubted = true;
    },
    start: () => void run(),
    end: async () => {
      ended = true;
      clearTimeout(timer);
      await underWay?.catch(() => {});
      if (own) await endConnection(own);
    },
  };
}

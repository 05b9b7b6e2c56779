import type { Pool, PoolClient } from "pg";

/** Larger portions outlive the collection of young garbage (0039). */
const ROWS_AT_ONCE = 50;

type Statement = { text: string; values: readonly unknown[] };

type Options = {
  /** Ends the statement when it fires, wherever it is. */
  signal: AbortSignal;
  rowsAtOnce?: number;
  /** Milliseconds that the reader may take, and more for each row. */
  patience?: { start: number; row: number };
};

/** A reader that takes fewer than a hundred rows a second gives its connection back after half a minute. */
const PATIENCE = { start: 30_000, row: 10 };

/** The reader took too long over what it was given, holding a connection meanwhile. */
class SlowReader extends Error {}

/**
 * The rows of a statement in portions, each asked for when the one before has been taken: what is read but not taken is one
 * portion. Holds a connection until it ends.
 */
export async function* readByCursor<Row>(
  pool: Pool,
  { text, values }: Statement,
  { signal, rowsAtOnce = ROWS_AT_ONCE, patience = PATIENCE }: Options,
): AsyncGenerator<Row[], void, undefined> {
  signal.throwIfAborted();
  const client = await pool.connect();
  // Whoever left while it waited for its turn is told of by no event any more.
  if (signal.aborted) client.release();
  signal.throwIfAborted();
  let ended = false;
  // The server finds a connection that is gone within a second, and ends what it does for it.
  const end = (broken: boolean) => {
    if (!ended) client.release(broken);
    ended = true;
  };
  const abort = () => end(true);
  signal.addEventListener("abort", abort, { once: true });
  try {
    await open(client, { text, values }, 2 * patience.start);
    let patienceLeft = patience.start;
    for (;;) {
      const { rows } = await client.query(`FETCH ${rowsAtOnce} FROM exported`);
      const given = performance.now();
      if (rows.length > 0) yield rows as Row[];
      patienceLeft += rows.length * patience.row - (performance.now() - given);
      if (patienceLeft < 0) throw new SlowReader("The reader was too slow");
      if (rows.length < rowsAtOnce) break;
    }
    await client.query("COMMIT");
    end(false);
  } finally {
    signal.removeEventListener("abort", abort);
    // A reader that stopped early, or a failure: the transaction is given up with its connection.
    end(true);
  }
}

async function open(client: PoolClient, { text, values }: Statement, idleMs: number): Promise<void> {
  await client.query(`BEGIN READ ONLY; SET LOCAL idle_in_transaction_session_timeout = ${idleMs};
    SET LOCAL client_connection_check_interval = '1s'`);
  await client.query(`DECLARE exported NO SCROLL CURSOR FOR ${text}`, [...values]);
}

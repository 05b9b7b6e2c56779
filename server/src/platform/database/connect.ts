import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { namePrepared } from "./name-prepared.ts";
import type { Database } from "./schema.ts";
import { timeStatements, type StatementWatch } from "./time-statements.ts";
import { trackConnections } from "./track-connections.ts";
import { typeParsers } from "./type-parsers.ts";
import { type DatabaseWatch, watchDatabase } from "./watch-database.ts";

const CONNECT_TIMEOUT_MS = 2000;
/** Of silence before the kernel asks whether the other end is still there. */
const KEEP_ALIVE_MS = 10_000;
/** A server that lives ends a statement itself; one that has not done so by then is given up with its connection. */
const LATE_MS = 2000;
const IDLE_IN_TRANSACTION_MS = 30_000;
/** A connection that ends takes its plans along, and the wide statements are dear to plan. */
const IDLE_CONNECTION_MS = 600_000;

/** What the statements were written and measured with: short ones, on disks without arms, whatever the server's defaults. */
const sessionSettings = { TimeZone: "UTC", random_page_cost: "1.1", jit: "off" };
const sayAtStart = Object.entries(sessionSettings).map(([name, value]) => `-c ${name}=${value}`);

interface ConnectSettings {
  connectionString: string;
  databasePool: number;
  statementTimeoutMs: number;
  log: (line: string) => void;
  /** Told of each statement how long it took. */
  watchStatement?: StatementWatch | undefined;
  /** False behind a pooler that drops them: then each connection says them by SET before anything else. */
  settingsPass?: boolean;
  /** Milliseconds until a request is answered as "database gone" rather than kept waiting for a connection. */
  connectTimeoutMs?: number;
}

export interface OpenDatabase {
  db: Kysely<Database>;
  /** For hand-written SQL by named statements; the same connections as `db`. */
  pool: Pool;
  /** For reads alone: of a replica where there is one that has all that was committed before, else the same connections. */
  reader: Pool;
  watch: DatabaseWatch;
  /** The same database by two connections of its own, whose statements may take so many milliseconds; its caller closes it. */
  longer: (statementTimeoutMs: number) => Pick<OpenDatabase, "db" | "pool" | "close">;
  close: () => Promise<void>;
}

/** Makes the pool without connecting. A server that goes away fails the statements under way, never the process. */
export function createDatabase(settings: ConnectSettings): OpenDatabase {
  const { connectionString, databasePool, statementTimeoutMs, log, watchStatement } = settings;
  const { settingsPass = true, connectTimeoutMs = CONNECT_TIMEOUT_MS } = settings;
  const byHand = {
    ...sessionSettings,
    statement_timeout: String(statementTimeoutMs),
    idle_in_transaction_session_timeout: String(IDLE_IN_TRANSACTION_MS),
  };
  const sayByHand = Object.entries(byHand).map(([name, value]) => `SET ${name} = '${value}'`);
  const pool = new Pool({
    connectionString,
    max: databasePool,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: "runko",
    options: sayAtStart.join(" "),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    types: typeParsers,
    ...(settingsPass ? {} : { onConnect: async (client) => void (await client.query(sayByHand.join("; "))) }),
  });
  const logLoss = (error: Error) => log(`A database connection was lost: ${error.message}`);
  pool.on("error", logLoss);
  pool.on("connect", (client) => client.on("error", () => {}));
  if (watchStatement) timeStatements(pool, watchStatement);
  const watch = watchDatabase(pool, trackConnections(pool, statementTimeoutMs + LATE_MS), log);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: namePrepared(pool) }) });
  const close = async () => {
    await watch.end();
    await db.destroy();
  };
  const longer = (allowedMs: number) => createDatabase({ ...settings, databasePool: 2, statementTimeoutMs: allowedMs });
  return { db, pool, reader: pool, watch, longer, close };
}

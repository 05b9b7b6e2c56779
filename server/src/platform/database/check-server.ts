import { Client } from "pg";
import { DatabaseStartError } from "./database-start-error.ts";

const OLDEST = 150_000;
const PATIENCE_MS = 10_000;
/** Told from any server's own setting. */
const MARK_MS = 12_345;
const POOLER =
  "a pooler such as pgbouncer stands between and does not keep the session's settings, named statements and LISTEN: connect to PostgreSQL itself, or let it work as deploy/pgbouncer does";

interface Facts {
  version: number;
  shown: string;
  encoding: string;
  lowers: boolean;
  trigrams: boolean;
  finnish: boolean;
  writable: boolean;
  /** Whether what the session asked for at its start holds. */
  settingsTaken: boolean;
}
type Judged = Omit<Facts, "settingsTaken"> & {
  /** Whether what a session has is still its own at the next statement. */
  sessionsKept: boolean;
};

const FACTS = `SELECT current_setting('server_version_num')::integer AS version, current_setting('server_version') AS shown,
  current_setting('server_encoding') AS encoding,
  lower('Ä') = 'ä' AS lowers,
  EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') AS trigrams,
  EXISTS (SELECT FROM pg_collation WHERE collname = 'fi-x-icu') AS finnish,
  NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off' AS writable,
  current_setting('statement_timeout') = '${MARK_MS}ms' AS "settingsTaken"`;

/**
 * Refuses a PostgreSQL that the portal cannot run on, with one line. Answers whether the settings of a session pass with its start;
 * behind a pooler in session mode they are said by SET (0209). Throws DatabaseStartError.
 */
export async function checkServer(connectionString: string): Promise<{ settingsPass: boolean }> {
  const { settingsTaken, ...facts } = await readFacts(connectionString);
  const kept = settingsTaken || (await keepsSessions(connectionString));
  const complaint = findComplaint({ ...facts, sessionsKept: kept });
  if (complaint !== undefined) throw new DatabaseStartError(`DATABASE_URL: ${complaint}`);
  return { settingsPass: settingsTaken };
}

/** Whether a session stays at its server while another begins: a pooler that shares gives the other the one that was just left. */
async function keepsSessions(connectionString: string): Promise<boolean> {
  const open = () => new Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
  const [one, other] = [open(), open()];
  const serverOf = async (client: Client) =>
    (await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]?.pid;
  for (const client of [one, other]) client.on("error", () => {});
  try {
    await Promise.all([one.connect(), other.connect()]);
    const before = await serverOf(one);
    await other.query("BEGIN");
    const taken = await serverOf(other);
    return before !== taken && (await serverOf(one)) === before;
  } catch {
    return false;
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => {})));
  }
}

/** What the portal needs and this server lacks, if anything. */
export function findComplaint(facts: Judged): string | undefined {
  if (facts.version < OLDEST) return `PostgreSQL 15 or newer is needed, this one is ${facts.shown}`;
  if (facts.encoding !== "UTF8") return `a database in UTF8 is needed, this one is in ${facts.encoding}`;
  if (!facts.lowers) return "a database is needed that knows the letters of Finnish: make it with the locale C.UTF-8";
  if (!facts.trigrams) return "the extension pg_trgm is needed: install PostgreSQL's contrib package";
  if (!facts.finnish) return "a PostgreSQL built with ICU is needed, this one has no collation fi-x-icu";
  if (!facts.sessionsKept) return POOLER;
  if (!facts.writable) return "a database that takes writes is needed, this one is read-only: is it a standby?";
  return undefined;
}

async function readFacts(connectionString: string): Promise<Facts> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    statement_timeout: MARK_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(FACTS);
    if (rows[0] === undefined) throw new Error("it answers nothing");
    return rows[0];
  } catch (error) {
    const { message } = error as Error;
    const refused = /unsupported startup parameter/.test(message);
    throw new DatabaseStartError(`DATABASE_URL: ${refused ? POOLER : `cannot use the database: ${message}`}`);
  } finally {
    await client.end().catch(() => {});
  }
}

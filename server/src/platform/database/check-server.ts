import { Client } from "pg";
import { DatabaseStartError } from "./database-start-error.ts";

const OLDEST = 150_000;

interface Facts {
  version: number;
  shown: string;
  encoding: string;
  lowers: boolean;
  trigrams: boolean;
  finnish: boolean;
}

const FACTS = `SELECT current_setting('server_version_num')::integer AS version, current_setting('server_version') AS shown,
  current_setting('server_encoding') AS encoding,
  lower('Ä') = 'ä' AS lowers,
  EXISTS (SELECT FROM pg_available_extensions WHERE name = 'pg_trgm') AS trigrams,
  EXISTS (SELECT FROM pg_collation WHERE collname = 'fi-x-icu') AS finnish`;

/** Refuses a PostgreSQL that the portal cannot run on, with one line. Throws DatabaseStartError. */
export async function checkServer(connectionString: string): Promise<void> {
  const facts = await readFacts(connectionString);
  const complaint = findComplaint(facts);
  if (complaint !== undefined) throw new DatabaseStartError(`DATABASE_URL: ${complaint}`);
}

/** What the portal needs and this server lacks, if anything. */
export function findComplaint(facts: Facts): string | undefined {
  if (facts.version < OLDEST) return `PostgreSQL 15 or newer is needed, this one is ${facts.shown}`;
  if (facts.encoding !== "UTF8") return `a database in UTF8 is needed, this one is in ${facts.encoding}`;
  if (!facts.lowers) return "a database is needed that knows the letters of Finnish: make it with the locale C.UTF-8";
  if (!facts.trigrams) return "the extension pg_trgm is needed: install PostgreSQL's contrib package";
  if (!facts.finnish) return "a PostgreSQL built with ICU is needed, this one has no collation fi-x-icu";
  return undefined;
}

async function readFacts(connectionString: string): Promise<Facts> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(FACTS);
    if (rows[0] === undefined) throw new Error("it answers nothing");
    return rows[0];
  } catch (error) {
    throw new DatabaseStartError(`DATABASE_URL: cannot use the database: ${(error as Error).message}`);
  } finally {
    await client.end().catch(() => {});
  }
}

import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { applyMigration } from "./apply-migration.ts";
import { DatabaseStartError } from "./database-start-error.ts";
import { hasCode } from "../error-code.ts";
import { findMigrationsFolder } from "./find-migrations-folder.ts";
import { grantServing } from "./grant-serving.ts";
import { type Migration, readMigrations } from "./read-migrations.ts";

const MIGRATING = 726_602;
const POLL_MS = 100;
const PATIENCE_MS = 10_000;

const MAKE_TABLE = `CREATE TABLE IF NOT EXISTS schema_migrations (
  version integer PRIMARY KEY,
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now(),
  tolerated_from integer
)`;
/** One from before it was kept; to add what is there would lock the table all the same. */
const LACKS_TOLERANCE = `SELECT NOT EXISTS (SELECT FROM pg_attribute
  WHERE attrelid = 'schema_migrations'::regclass AND attname = 'tolerated_from') AS lacks`;

const NOT_THE_OWNER =
  "The database is not at the schema of this version and DATABASE_URL names a role that may not change it: run `npm run admin -- migrate` with DATABASE_OWNER_URL";

interface MigrateOptions {
  connectionString: string;
  folder?: string;
  /** The newest migration that is applied; without it all are. */
  upTo?: number | undefined;
  /** A role that serves without owning anything, which is granted what it needs. */
  serving?: string | undefined;
  log: (line: string) => void;
}

interface Applied {
  version: number;
  name: string;
  checksum: string;
  tolerated_from: number | null;
}

/**
 * Brings the database to the newest schema and answers the names of what it applied. One process at a time; the
 * others wait and find nothing to do. Throws DatabaseStartError.
 */
export async function migrate({
  connectionString,
  folder,
  upTo = Infinity,
  serving,
  log,
}: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(folder ?? findMigrationsFolder());
  const client = new Client({
    connectionString,
    application_name: "runko-migrate",
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
  });
  client.on("error", () => {});
  await client.connect();
  try {
    await waitForTurn(client, log);
    await makeTable(client);
    const { rows: lacking } = await client.query<{ lacks: boolean }>(LACKS_TOLERANCE);
    if (lacking[0]?.lacks) await client.query("ALTER TABLE schema_migrations ADD COLUMN tolerated_from integer");
    const applied = await client.query<Applied>(
      "SELECT version, name, checksum, tolerated_from FROM schema_migrations ORDER BY version",
    );
    const missing = findMissing(migrations, applied.rows).filter(({ version }) => version <= upTo);
    const newer = applied.rows.at(-1);
    if (newer && newer.version > (migrations.at(-1)?.version ?? 0))
      log(`The database is newer than this version of the portal (${newer.name}), which it tolerates`);
    if (missing.length > 0) await requireOwner(client);
    for (const migration of missing) {
      await applyMigration(client, migration);
      log(`Applied migration ${migration.name}`);
    }
    if (serving !== undefined) {
      const granted = await grantServing(client, serving);
      if (granted > 0) log(`Granted ${serving} its rights of ${granted} tables, views and sequences`);
    }
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Who owns nothing may not even ask for a table that is there. */
async function makeTable(client: Client): Promise<void> {
  const { rows } = await client.query<{ made: boolean }>("SELECT to_regclass('schema_migrations') IS NOT NULL AS made");
  if (rows[0]?.made) return;
  await client.query(MAKE_TABLE).catch((error: unknown) => {
    throw hasCode(error, "42501") ? new DatabaseStartError(NOT_THE_OWNER) : error;
  });
}

async function requireOwner(client: Client): Promise<void> {
  const { rows } = await client.query<{ owner: boolean }>(
    `SELECT pg_has_role(relowner, 'USAGE') AS owner FROM pg_class WHERE oid = 'schema_migrations'::regclass`,
  );
  if (!rows[0]?.owner) throw new DatabaseStartError(NOT_THE_OWNER);
}

/** By asking again and again: a session that waited in the lock would hold up CREATE INDEX CONCURRENTLY in the other. */
async function waitForTurn(client: Client, log: (line: string) => void): Promise<void> {
  for (let asked = 0; ; asked++) {
    const { rows } = await client.query<{ mine: boolean }>(`SELECT pg_try_advisory_lock(${MIGRATING}) AS mine`);
    if (rows[0]?.mine) return;
    if (asked === 0) log("Another process is migrating the database; waiting for it");
    await sleep(POLL_MS);
  }
}

function findMissing(migrations: Migration[], applied: Applied[]): Migration[] {
  const known = migrations.at(-1)?.version ?? 0;
  for (const row of applied) {
    const migration = migrations.find(({ version }) => version === row.version);
    if (migration === undefined && row.version > known && row.tolerated_from !== null && row.tolerated_from <= known)
      continue;
    if (migration === undefined)
      throw new DatabaseStartError(
        `The database has migration ${row.name}, which this version of the portal is too old to know`,
      );
    if (migration.checksum !== row.checksum)
      throw new DatabaseStartError(
        `The migration ${migration.name} was changed after it was applied: restore it and add a new one`,
      );
  }
  const newest = applied.at(-1)?.version ?? 0;
  const missing = migrations.filter(({ version }) => !applied.some((row) => row.version === version));
  const late = missing.find(({ version }) => version < newest);
  if (late === undefined) return missing;
  throw new DatabaseStartError(
    `The migration ${late.name} came after a later one was applied: give it a higher number`,
  );
}

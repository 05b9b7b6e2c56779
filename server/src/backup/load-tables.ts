import { Client, escapeIdentifier } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Manifest } from "./backup-format.ts";
import { checkPart, DamagedBackup, readPart } from "./parts.ts";
import type { Seal } from "./seal.ts";
import { placeOf, readApplied, readTables } from "./table-facts.ts";

/** Nobody has used what holds none of these. */
const USED = ["users", "organizations", "documents", "security_log"];

/** The portal is not one that a backup can be restored into. */
export class NotRestorable extends Error {
  override readonly name = "NotRestorable";
}

async function requireEmpty(client: Client): Promise<void> {
  for (const table of USED) {
    const { rowCount } = await client.query(`SELECT FROM ${escapeIdentifier(table)} LIMIT 1`);
    if (rowCount !== 0) throw new NotRestorable("the portal is not empty: restore into an empty data folder");
  }
}

async function requireSameSchema(client: Client, { migrations, tables }: Manifest): Promise<void> {
  const shape = (all: readonly { name: string; columns: readonly string[] }[]) =>
    all.map(({ name, columns }) => `${name}(${columns.join()})`).join();
  const applied = await readApplied(client);
  const versions = (all: readonly { version: number; checksum: string }[]) =>
    all.map(({ version, checksum }) => `${version} ${checksum}`).join();
  if (versions(applied) !== versions(migrations))
    throw new NotRestorable(
      "the schema is not that of the backup: restore into a database without tables, by the version that made it or a newer one",
    );
  if (shape(await readTables(client)) !== shape(tables))
    throw new NotRestorable("the tables are not those of the backup");
}

/** Statements that take off what would judge or follow each row, and put it back: the rows have been judged, and what followed is among them. */
async function readBonds(client: Client): Promise<{ off: string[]; on: string[] }> {
  const { rows } = await client.query<{ off: string; on: string }>(
    `SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS off,
       format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname) AS on
     FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
     WHERE c.relnamespace = 'public'::regnamespace AND NOT tgisinternal AND tgenabled = 'O'
     UNION ALL
     SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype = 'f'`,
  );
  return { off: rows.map(({ off }) => off), on: rows.map(({ on }) => on) };
}

type Place = { folder: string; seal: Seal };

async function loadTable(client: Client, place: Place, table: Manifest["tables"][number]): Promise<void> {
  const part = [place, `tables/${table.name}.copy.gz`, table.sha256] as const;
  const rows = client.query(copyFrom(`COPY ${placeOf(table)} FROM STDIN`));
  try {
    await pipeline(readPart(...part), createGunzip(), rows);
  } catch (error) {
    // What was changed may not unpack, or be no row, long before its end tells it.
    await checkPart(...part);
    throw error;
  }
  if (rows.rowCount !== table.rows)
    throw new DamagedBackup(`${table.name} has ${rows.rowCount} rows instead of ${table.rows}`);
}

/** Makes a month of the security log for each that is kept, so that what is restored goes when it would have gone (0254). */
async function divideSecurityLog(client: Client, keptFrom: Date): Promise<void> {
  const { rows } = await client.query<{ divided: boolean }>(
    "SELECT to_regproc('divide_empty_security_log') IS NOT NULL AS divided",
  );
  if (rows[0]?.divided) await client.query("SELECT divide_empty_security_log($1)", [keptFrom]);
}

/** Fills the tables in one transaction with what the backup holds, every reference checked anew. */
export async function loadTables(
  connectionString: string,
  manifest: Manifest,
  place: Place,
  keptFrom: Date,
  beforeCommit: () => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString, application_name: "runko-restore", keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0");
    await client.query("BEGIN");
    await requireSameSchema(client, manifest);
    await requireEmpty(client);
    await divideSecurityLog(client, keptFrom);
    const bonds = await readBonds(client);
    for (const statement of bonds.off) await client.query(statement);
    await client.query(`TRUNCATE ${manifest.tables.map(({ name }) => escapeIdentifier(name)).join(", ")}`);
    for (const table of manifest.tables) await loadTable(client, place, table);
    for (const { name, last } of manifest.sequences)
      if (last !== null) await client.query("SELECT setval($1::regclass, $2::bigint)", [escapeIdentifier(name), last]);
    for (const statement of bonds.on) await client.query(statement);
    await beforeCommit();
    await client.query("COMMIT");
    await client.query("ANALYZE");
  } finally {
    await client.end();
  }
}

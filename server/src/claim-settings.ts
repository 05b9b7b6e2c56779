import { createHash, randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { Config } from "./config/config.ts";
import { StorageError, type FileStorage } from "./platform/files/file-storage.ts";
import type { Log } from "./platform/log/create-log.ts";
import { StartError } from "./start-error.ts";

type Fact = "storage" | "jwtSecret";
type Parts = { config: Pick<Config, "files" | "jwtSecret" | "databaseUrl">; pool: Pool; files: FileStorage };

const CURE = "or say that it is right: npm run admin -- trust-settings";

const placeName = ({ files }: Parts["config"]): string =>
  files.kind === "folder" ? files.folder : `s3://${files.bucket}/${files.prefix}`;

/** Of a secret this tells nothing but whether another is the same. */
const printOf = (secret: string): string =>
  createHash("sha256").update(`runko token secret ${secret}`).digest("hex").slice(0, 16);

async function readFact(pool: Pool, name: Fact): Promise<string | undefined> {
  const { rows } = await pool.query<{ value: string }>("SELECT value FROM portal_facts WHERE name = $1", [name]);
  return rows[0]?.value;
}

/** The first process that says so decides; answers what holds. */
async function settleFact(pool: Pool, name: Fact, value: string): Promise<string> {
  await pool.query("INSERT INTO portal_facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", [
    name,
    value,
  ]);
  return (await readFact(pool, name)) ?? value;
}

async function hasLostFiles({ pool, files }: Parts): Promise<boolean> {
  const { rows } = await pool.query<{ key: string }>("SELECT storage_key AS key FROM files ORDER BY id DESC LIMIT 1");
  return rows[0] !== undefined && !(await files.has(rows[0].key));
}

async function claimStorage(parts: Parts): Promise<void> {
  const { config, pool, files } = parts;
  const [known, marker] = [await readFact(pool, "storage"), await files.readMarker()];
  const refuse = (what: string) => new StartError(`Setting FILES: ${placeName(config)} ${what}`);
  if (known === undefined && marker === undefined && (await hasLostFiles(parts)))
    throw refuse(`does not hold the attachments that the database has: mount or name their place, ${CURE}`);
  if (known !== undefined && marker === undefined)
    throw refuse(`is not the storage of this database: mount it, or name the one that all processes share, ${CURE}`);
  const settled = known ?? (await settleFact(pool, "storage", marker ?? randomUUID()));
  if (marker === undefined) await files.writeMarker(settled);
  else if (marker !== settled)
    throw refuse(`is the storage of another database: name the one that all processes share, ${CURE}`);
}

async function claimSecret({ config, pool }: Parts): Promise<void> {
  // The embedded database is of one machine, on which the secret lies beside it and may be made anew.
  if (config.databaseUrl === undefined) return;
  const print = printOf(config.jwtSecret);
  if ((await settleFact(pool, "jwtSecret", print)) === print) return;
  throw new StartError(`Setting JWT_SECRET: the other processes of this database have another, use theirs, ${CURE}`);
}

/**
 * Refuses settings on which the processes of one database have to agree and do not: the place of files, and the secret that
 * signs tokens. A storage that does not answer is no reason not to start. Throws StartError.
 */
export async function claimSettings(parts: Parts & { log: Log }): Promise<void> {
  await claimSecret(parts);
  try {
    await claimStorage(parts);
  } catch (err) {
    if (!(err instanceof StorageError)) throw err;
    parts.log.warn({ err }, "The storage of files does not answer; attachments fail until it does");
  }
}

/** Takes the settings of this process as those of the database, on its operator's word. */
export async function trustSettings({ config, pool, files }: Parts): Promise<void> {
  const storage = (await files.readMarker()) ?? randomUUID();
  await files.writeMarker(storage);
  await pool.query(
    `INSERT INTO portal_facts (name, value) VALUES ('storage', $1), ('jwtSecret', $2)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [storage, printOf(config.jwtSecret)],
  );
}

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseStartError } from "./database-start-error.ts";

export interface Migration {
  /** The number in the file's name. */
  version: number;
  /** The file's name. */
  name: string;
  checksum: string;
  sql: string;
  /** False when the first line says `-- no transaction`. */
  transactional: boolean;
  /** The version of the oldest schema whose processes may run on this one: `-- tolerated from 0086`. Without it none does. */
  toleratedFrom: number | null;
}

const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/;
const NO_TRANSACTION = /^-- no transaction\b/;
const TOLERATED_FROM = /^-- tolerated from (\d{4})\b/m;

/** The migrations of a folder in their order. Throws DatabaseStartError for a strange name or a number used twice. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)));
  migrations.forEach(({ version, name }, index) => {
    if (migrations[index - 1]?.version === version)
      throw new DatabaseStartError(`The number of migration ${name} is used twice`);
  });
  return migrations;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const version = FILE_NAME.exec(name)?.[1];
  if (version === undefined)
    throw new DatabaseStartError(`The migration ${name} is not named like 0001-what-it-does.sql`);
  const sql = (await readFile(join(folder, name), "utf8")).replaceAll("\r\n", "\n");
  const checksum = createHash("sha256").update(sql).digest("hex");
  const toleratedFrom = TOLERATED_FROM.exec(sql)?.[1];
  return {
    version: Number(version),
    name,
    checksum,
    sql,
    transactional: !NO_TRANSACTION.test(sql),
    toleratedFrom: toleratedFrom === undefined ? null : Number(toleratedFrom),
  };
}

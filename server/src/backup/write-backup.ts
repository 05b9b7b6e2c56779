import { Readable } from "node:stream";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { hasCode } from "../platform/error-code.ts";
import { StorageError, type FileStorage } from "../platform/files/file-storage.ts";
import { BACKUP_FORMAT, isPlainKey, MANIFEST, type FileLine, type Manifest } from "./backup-format.ts";
import { dumpTables } from "./dump-tables.ts";
import { findStorageKeys } from "../files/file-rows.ts";
import { writePart } from "./parts.ts";
import type { Seal } from "./seal.ts";

type Parts = {
  connectionString: string;
  files: Pick<FileStorage, "open" | "has">;
  config: Pick<Config, "jwtSecret">;
  version: string;
  now: Date;
  folder: string;
  seal: Seal;
};

/** The folder is there and holds something, which a backup would mix with. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
}

async function takeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new FolderInUse(`${folder} is not empty`);
}

async function writeFiles({ files, ...place }: Parts, keys: readonly string[]): Promise<Manifest["files"]> {
  const lines: string[] = [];
  let bytes = 0;
  for (const key of keys) {
    if (!isPlainKey(key)) throw new Error(`The key of a file names another place: ${key}`);
    // One that was deleted meanwhile is in the rows of the instant, and nowhere else.
    if (!(await files.has(key))) continue;
    const content = await files.open(key).catch((error: unknown) => {
      if (error instanceof StorageError && hasCode(error.cause, "ENOENT")) return undefined;
      throw error;
    });
    if (!content) continue;
    const { sha256, size } = await writePart(place, `files/${key}`, content);
    bytes += size;
    lines.push(JSON.stringify({ key, size, sha256 } satisfies FileLine));
  }
  const { sha256 } = await writePart(place, "files.ndjson", Readable.from([Buffer.from(lines.join("\n"))]));
  return { amount: lines.length, bytes, missing: keys.length - lines.length, sha256 };
}

/** Writes everything that makes the portal into an empty folder while it runs: tables, attachments and the secret of tokens. */
export async function writeBackup(parts: Parts): Promise<Manifest> {
  const { folder, seal, version, now, config } = parts;
  await takeFolder(folder);
  const { keys, ...dumped } = await dumpTables(parts.connectionString, parts, findStorageKeys);
  const files = await writeFiles(parts, keys);
  const secrets = JSON.stringify({ jwtSecret: config.jwtSecret });
  const { sha256 } = await writePart(parts, "secrets.json", Readable.from([Buffer.from(secrets)]));
  const manifest: Manifest = {
    format: BACKUP_FORMAT,
    madeAt: now.toISOString(),
    version,
    ...dumped,
    files,
    secrets: { sha256 },
    salt: seal.salt,
    scrypt: seal.cost,
  };
  const text = JSON.stringify(manifest);
  const written = JSON.stringify({ manifest, signature: seal.sign(text) }, null, 1);
  await writeFile(join(folder, MANIFEST), `${written}\n`, { mode: 0o600, flag: "wx", flush: true });
  return manifest;
}

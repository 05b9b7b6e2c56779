import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { fileLineSchema, isPlainKey, secretsSchema, type Manifest } from "./backup-format.ts";
import type { FileStorage } from "../platform/files/file-storage.ts";
import { incomingFolder, receiveFile } from "../platform/files/incoming-files.ts";
import { loadTables } from "./load-tables.ts";
import { DamagedBackup, readPart, readWhole } from "./parts.ts";
import type { Seal } from "./seal.ts";

type Parts = {
  connectionString: string;
  files: Pick<FileStorage, "putFile">;
  dataDir: string;
  manifest: Manifest;
  place: { folder: string; seal: Seal };
  /** What stands in the security log since then is kept. */
  keptFrom: Date;
};

async function restoreFiles({ files, dataDir, manifest, place }: Parts): Promise<void> {
  const lines = (await readWhole(place, "files.ndjson", manifest.files.sha256)).split("\n").filter(Boolean);
  if (lines.length !== manifest.files.amount) throw new DamagedBackup("files.ndjson was changed");
  const never = new AbortController().signal;
  for (const line of lines) {
    const { key, sha256 } = fileLineSchema.parse(JSON.parse(line));
    if (!isPlainKey(key)) throw new DamagedBackup("files.ndjson names another place");
    const content = Readable.from(readPart(place, `files/${key}`, sha256));
    const { path, size } = await receiveFile(incomingFolder(dataDir), content, never);
    await files.putFile(key, path, size);
    await rm(path, { force: true });
  }
}

/**
 * Fills an empty portal at the schema of the backup with its tables and attachments; answers the secret that signed its
 * tokens. The tables are there when all else is, whole or not at all. Throws DamagedBackup and NotRestorable.
 */
export async function restoreBackup(parts: Parts): Promise<{ jwtSecret: string }> {
  const { manifest, place } = parts;
  const secrets = secretsSchema.parse(JSON.parse(await readWhole(place, "secrets.json", manifest.secrets.sha256)));
  await loadTables(parts.connectionString, manifest, place, parts.keptFrom, () => restoreFiles(parts));
  return secrets;
}

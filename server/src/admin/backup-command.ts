import { resolve } from "node:path";
import { createSeal } from "../backup/seal.ts";
import { FolderInUse, writeBackup } from "../backup/write-backup.ts";
import { systemClock } from "../platform/clock.ts";
import { createFileStorage } from "../platform/files/file-storage.ts";
import { readVersion } from "../platform/http/read-version.ts";
import { CommandError, type Command } from "./command.ts";

/** In the environment, so that it stands neither in the shell's history nor in the list of processes. */
export const KEY_VARIABLE = "RUNKO_BACKUP_KEY";
const SHORTEST_KEY = 16;

export function readBackupKey(name: string): string | undefined {
  const key = process.env[KEY_VARIABLE] || undefined;
  if (key !== undefined && key.length < SHORTEST_KEY)
    throw new CommandError(`${name}: ${KEY_VARIABLE} must have at least ${SHORTEST_KEY} characters.`);
  return key;
}

export const backupCommand: Command = {
  summary: `Writes the whole portal into an empty folder while it runs; sealed by the key in the variable ${KEY_VARIABLE}, if there is one.`,
  argument: { name: "folder", about: "Where to; from the root of the installation when relative" },
  options: {},
  upTo: async () => 0,
  run: async ({ connectionString }, { folder = "" }, say, config) => {
    const key = readBackupKey("backup");
    const { tables, files } = await writeBackup({
      connectionString,
      files: createFileStorage(config.files),
      config,
      version: readVersion(),
      now: systemClock.now(),
      folder: resolve(folder),
      seal: createSeal(key),
    }).catch((error: unknown) => {
      throw error instanceof FolderInUse ? new CommandError(`backup: ${error.message}.`) : error;
    });
    if (key === undefined)
      say(`Without ${KEY_VARIABLE} whoever reads the folder reads everything, the secret of tokens too.`);
    if (files.missing > 0)
      say(
        `${files.missing} attachments of the rows have no content in FILES, or were deleted meanwhile: theirs is left out.`,
      );
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `Backed up ${rows} rows of ${tables.length} tables and ${files.amount} attachments (${files.bytes} bytes) to ${folder}.`,
    );
  },
};

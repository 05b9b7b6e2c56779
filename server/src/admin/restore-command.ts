import { dayMs } from "@runko/domain/values/durations";
import { resolve } from "node:path";
import { NotRestorable } from "../backup/load-tables.ts";
import { DamagedBackup } from "../backup/parts.ts";
import { readManifest } from "../backup/read-manifest.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { trustSettings } from "../claim-settings.ts";
import { isKeptSecret, replaceJwtSecret } from "../config/keep-jwt-secret.ts";
import { migrate } from "../platform/database/migrate.ts";
import { createFileStorage } from "../platform/files/file-storage.ts";
import { KEY_VARIABLE, readBackupKey } from "./backup-command.ts";
import { CommandError, type Command } from "./command.ts";

async function plainly<T>(work: Promise<T>): Promise<T> {
  return await work.catch((error: unknown) => {
    const isPlain = error instanceof NotRestorable || error instanceof DamagedBackup;
    throw isPlain ? new CommandError(`restore: ${error.message}.`) : error;
  });
}

const read = (folder = "") => plainly(readManifest(resolve(folder), readBackupKey("restore")));

export const restoreCommand: Command = {
  summary: `Fills an empty portal, of the version that made the backup or a newer one, from a folder; ${KEY_VARIABLE} opens a sealed one.`,
  argument: { name: "folder", about: "The backup; from the root of the installation when relative" },
  options: {},
  upTo: async ({ folder }) => (await read(folder)).manifest.migrations.at(-1)?.version ?? 0,
  run: async ({ pool, ownerUrl: connectionString, serving }, { folder = "" }, say, config) => {
    const { manifest, seal } = await read(folder);
    const files = createFileStorage(config.files);
    const place = { folder: resolve(folder), seal };
    const keptFrom = new Date(Date.now() - config.securityLogDays * dayMs);
    const { jwtSecret } = await plainly(
      restoreBackup({ connectionString, files, dataDir: config.dataDir, manifest, place, keptFrom }),
    );
    const isKept = isKeptSecret(config.dataDir, config.jwtSecret);
    if (isKept) replaceJwtSecret(config.dataDir, jwtSecret);
    else if (config.jwtSecret !== jwtSecret)
      say(
        "JWT_SECRET is not the one of the backup: everybody logs in anew, and links in mails that were sent do not open.",
      );
    await trustSettings({ config: isKept ? { ...config, jwtSecret } : config, pool, files });
    await migrate({ connectionString, serving, log: say });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    say(
      `Restored ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.amount} attachments, as of ${manifest.madeAt}.`,
    );
  },
};

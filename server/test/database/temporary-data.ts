import { chmodSync, mkdtempSync, readdirSync } from "node:fs";
import { readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "../../src/platform/database/embedded/process-facts.ts";
import { nameServer } from "../../src/platform/database/embedded/server-names.ts";
import { stopServer } from "../../src/platform/database/embedded/stop-server.ts";
import { chooseTemporaryBase } from "./temporary-base.ts";

const PREFIX = "runko-test-";

/** A data folder that bears our process's number, so that the next run can remove what a killed one left. */
export function makeTemporaryData(): string {
  const folder = mkdtempSync(join(chooseTemporaryBase(), `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** Stops the server of a temporary data folder, if it lives, and removes the folder. */
export async function removeTemporaryData(folder: string): Promise<void> {
  const away = await readlink(join(folder, "postgres")).catch(() => undefined);
  const home = away ?? join(folder, "postgres");
  const cluster = join(home, "cluster");
  const socketFolder = join(tmpdir(), nameServer(cluster));
  await stopServer({ cluster, socketFolder });
  await rm(socketFolder, { recursive: true, force: true });
  await rm(home, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

export async function removeLeftTemporaryData(): Promise<void> {
  const base = chooseTemporaryBase();
  for (const name of readdirSync(base)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : undefined;
    if (pid !== undefined && !isAlive(pid)) await removeTemporaryData(join(base, name)).catch(() => {});
  }
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { isAlive } from "../../../src/platform/database/embedded/process-facts.ts";

/** Runs one statement on a connection of its own. */
export async function query<T extends object>(connectionString: string, statement: string): Promise<T[]> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Milliseconds until the statement is answered. */
export async function timeUntilAnswer(connectionString: string, statement = "SELECT 1"): Promise<number> {
  for (const start = performance.now(); ; await sleep(20)) {
    try {
      await query(connectionString, statement);
      return performance.now() - start;
    } catch (error) {
      if (performance.now() - start > 30_000) throw error;
    }
  }
}

export async function readPostmaster(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, "postgres", "cluster", "postmaster.pid"), "utf8"), 10);
}

/** As a crash does it; returns when the process is gone or a zombie. */
export async function killAndWait(pid: number): Promise<void> {
  process.kill(pid, "SIGKILL");
  while (isAlive(pid)) await sleep(5);
}

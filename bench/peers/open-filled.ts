import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { startEmbeddedPostgres } from "../../server/src/platform/database/embedded/start-embedded-postgres.ts";
import { UNSAFE_FAST_SETTINGS } from "../../server/src/platform/database/embedded/server-settings.ts";
import { migrate } from "../../server/src/platform/database/migrate.ts";
import { fillPortal } from "../data/fill-portal.ts";
import { startAllClocks } from "../data/start-all-clocks.ts";

export type Filled = { amount: number; connectionString: string; stop: () => Promise<void> };

/** Clocks are started one document after the other, as the portal does: of more documents that takes longer than the fill. */
const MOST_WITH_CLOCKS = 1_000_000;

/** A database with so many documents in a folder of `folder`, filled unless it was before. */
export async function openFilled(folder: string, amount: number, say: (line: string) => void): Promise<Filled> {
  const dataDir = join(folder, String(amount));
  mkdirSync(dataDir, { recursive: true });
  chmodSync(folder, 0o755);
  chmodSync(dataDir, 0o755);
  let postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  try {
    if (await isEmpty(postgres.connectionString)) {
      await postgres.stop();
      postgres = await startEmbeddedPostgres({ dataDir, settings: fillSettings, log: () => {} });
      say(`Filling ${amount} documents`);
      await fillPortal(postgres.connectionString, amount, say);
      await postgres.stop();
      postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
    }
    const started = amount > MOST_WITH_CLOCKS ? 0 : await startAllClocks(postgres.connectionString);
    if (started > 0) say(`Clocks of ${started} documents started`);
    return { amount, connectionString: postgres.connectionString, stop: () => postgres.stop() };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** A machine that dies meanwhile costs the fill, no more. */
const fillSettings = { ...UNSAFE_FAST_SETTINGS, max_wal_size: "8GB", max_connections: "100" };

async function isEmpty(connectionString: string): Promise<boolean> {
  await migrate({ connectionString, log: () => {} });
  const client = new Client({ connectionString });
  await client.connect();
  const { rowCount } = await client.query("SELECT FROM documents LIMIT 1");
  await client.end();
  return rowCount === 0;
}

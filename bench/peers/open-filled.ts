import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { startEmbeddedPostgres } from "../../server/src/platform/database/embedded/start-embedded-postgres.ts";
import { migrate } from "../../server/src/platform/database/migrate.ts";
import { fillPortal } from "../data/fill-portal.ts";

export type Filled = { amount: number; connectionString: string; stop: () => Promise<void> };

/** A database with so many documents in a folder of `folder`, filled unless it was before. */
export async function openFilled(folder: string, amount: number, say: (line: string) => void): Promise<Filled> {
  const dataDir = join(folder, String(amount));
  mkdirSync(dataDir, { recursive: true });
  chmodSync(folder, 0o755);
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const { connectionString } = postgres;
  const stop = () => postgres.stop();
  try {
    await migrate({ connectionString, log: () => {} });
    const client = new Client({ connectionString });
    await client.connect();
    const { rowCount } = await client.query("SELECT FROM documents LIMIT 1");
    await client.end();
    if (rowCount === 0) {
      say(`Filling ${amount} documents`);
      await fillPortal(connectionString, amount, say);
    }
    return { amount, connectionString, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

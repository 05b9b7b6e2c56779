import { CompiledQuery } from "kysely";
import { readConfig } from "../../server/src/config/read-config.ts";
import { startClocks } from "../../server/src/documents/start-clocks.ts";
import { createDatabase } from "../../server/src/platform/database/connect.ts";

/** Gives all unfinished documents their clocks, as the portal's own job does. */
export async function startAllClocks(connectionString: string): Promise<number> {
  const config = readConfig({ DATABASE_URL: connectionString, JWT_SECRET: "none is issued while clocks are started" });
  const { db, close } = createDatabase({ ...config, connectionString, log: () => {} });
  try {
    let all = 0;
    for (let started = -1; started !== 0; all += started) started = await startClocks(db, new Date());
    if (all > 0) await db.executeQuery(CompiledQuery.raw("VACUUM (ANALYZE) documents"));
    return all;
  } finally {
    await close();
  }
}

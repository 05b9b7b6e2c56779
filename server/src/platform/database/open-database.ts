import type { Config } from "../../config/config.ts";
import { checkServer } from "./check-server.ts";
import { createDatabase, type OpenDatabase } from "./connect.ts";
import { startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";
import { migrate } from "./migrate.ts";
import type { StatementNote } from "./time-statements.ts";

/**
 * Opens the database that the settings name, or the embedded one, at the newest schema. `close` ends the pool
 * and our use of the embedded server. Throws DatabaseStartError.
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir" | "databasePool" | "statementTimeoutMs">,
  log: (line: string) => void,
  { onStatement, upTo }: { onStatement?: StatementNote; upTo?: number | undefined } = {},
): Promise<OpenDatabase & { connectionString: string }> {
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, log }) : undefined;
  const connectionString = embedded?.connectionString ?? config.databaseUrl ?? "";
  try {
    await checkServer(connectionString);
    await migrate({ connectionString, upTo, log });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const database = createDatabase({ ...config, connectionString, log, onStatement });
  database.watch.start();
  const close = async () => {
    await database.close();
    await embedded?.stop();
  };
  return { ...database, connectionString, close };
}

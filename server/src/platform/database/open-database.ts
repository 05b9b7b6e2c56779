import type { Config } from "../../config/config.ts";
import { checkServer } from "./check-server.ts";
import { createDatabase, type OpenDatabase } from "./connect.ts";
import { startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";
import { findServingRole } from "./grant-serving.ts";
import { migrate } from "./migrate.ts";
import { readFromReplica, type ReadServer } from "./read-from-replica.ts";
import type { StatementWatch } from "./time-statements.ts";

type Options = {
  watchStatement?: StatementWatch;
  /** Told of each read who served it, where there is a replica. */
  onRead?: ((server: ReadServer) => void) | undefined;
  upTo?: number | undefined;
};

/**
 * Opens the database that the settings name, or the embedded one, at the newest schema. `close` ends the pool
 * and our use of the embedded server. Throws DatabaseStartError.
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir" | "databasePool" | "statementTimeoutMs"> &
    Partial<Pick<Config, "databaseReadUrl" | "databaseOwnerUrl">>,
  log: (line: string) => void,
  { watchStatement, onRead = () => {}, upTo }: Options = {},
): Promise<OpenDatabase & { connectionString: string; ownerUrl: string; serving: string | undefined }> {
  const embedded =
    config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, log }) : undefined;
  const connectionString = embedded?.connectionString ?? config.databaseUrl ?? "";
  const ownerUrl = config.databaseOwnerUrl ?? connectionString;
  let settingsPass: boolean;
  let serving: string | undefined;
  try {
    ({ settingsPass } = await checkServer(connectionString));
    serving = config.databaseOwnerUrl === undefined ? undefined : await findServingRole(connectionString);
    await migrate({ connectionString: ownerUrl, upTo, serving, log });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const database = createDatabase({ ...config, connectionString, settingsPass, log, watchStatement });
  database.watch.start();
  const replica =
    config.databaseReadUrl === undefined
      ? undefined
      : createDatabase({
          ...config,
          connectionString: config.databaseReadUrl,
          settingsPass,
          log: (line) => log(`DATABASE_READ_URL: ${line}`),
          watchStatement,
        });
  replica?.watch.start();
  const reader = replica ? readFromReplica(replica.pool, database.pool, onRead) : database.pool;
  const close = async () => {
    await replica?.close();
    await database.close();
    await embedded?.stop();
  };
  return { ...database, reader, connectionString, ownerUrl, serving, close };
}

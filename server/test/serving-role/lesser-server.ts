import { createDatabase } from "../../src/platform/database/connect.ts";
import { chooseSocketFolder } from "../../src/platform/database/embedded/socket-folder.ts";
import { placeCluster } from "../../src/platform/database/embedded/place-cluster.ts";
import { KEEPER_DATABASE, KEEPER_ROLE, SOCKET_PORT } from "../../src/platform/database/embedded/server-names.ts";
import { UNSAFE_FAST_SETTINGS } from "../../src/platform/database/embedded/server-settings.ts";
import { startEmbeddedPostgres } from "../../src/platform/database/embedded/start-embedded-postgres.ts";
import { makeTemporaryData, removeTemporaryData } from "../database/temporary-data.ts";
import type { TestDatabase } from "../database/create-test-database.ts";
import { runAlone } from "../database/test-server.ts";

export const SERVING = "runko-serves";

/** A server of the test's own, for the role that serves is of a whole server. */
export async function startLesserServer() {
  const dataDir = makeTemporaryData();
  const { connectionString: owner, stop } = await startEmbeddedPostgres({
    dataDir,
    settings: UNSAFE_FAST_SETTINGS,
    log: () => {},
  });
  const host = chooseSocketFolder(await placeCluster(dataDir));
  const keeper = new URLSearchParams({ host, port: String(SOCKET_PORT), user: KEEPER_ROLE });
  /** By the superuser of the server. */
  const keep = (statement: string) => runAlone(`postgresql:///${KEEPER_DATABASE}?${keeper}`, statement);
  await keep(`CREATE ROLE "${SERVING}" LOGIN`);
  const url = new URL(owner);
  url.searchParams.set("user", SERVING);
  const serving = url.href;
  const open = async (): Promise<TestDatabase> => {
    const database = createDatabase({
      connectionString: serving,
      databasePool: 10,
      connectTimeoutMs: 60_000,
      statementTimeoutMs: 60_000,
      log: () => {},
    });
    return { ...database, connectionString: serving, drop: () => database.close() };
  };
  const end = async () => {
    await stop();
    await removeTemporaryData(dataDir);
  };
  return { owner, serving, dataDir, keep, open, end };
}

import { ensurePortalDatabase } from "./ensure-portal-database.ts";
import { ensureServer } from "./ensure-server.ts";
import { findBinaries } from "./find-binaries.ts";
import { keepServer } from "./keep-server.ts";
import { placeCluster } from "./place-cluster.ts";
import { prepareBinaries } from "./prepare-binaries.ts";
import { runInitdb } from "./run-initdb.ts";
import { PORTAL_DATABASE, PORTAL_ROLE, SOCKET_PORT } from "./server-names.ts";
import type { ServerSettings } from "./server-settings.ts";
import { chooseSocketFolder } from "./socket-folder.ts";

export interface EmbeddedPostgres {
  connectionString: string;
  /** Whether this call started the server; else it runs already, shared with other processes. */
  owned: boolean;
  /** Ends our use of the server. The last of those that share it stops it, whoever started it. */
  stop: () => Promise<void>;
}

interface StartOptions {
  dataDir: string;
  /** Over the defaults of server-settings. */
  settings?: ServerSettings;
  log: (line: string) => void;
}

/**
 * Starts the embedded PostgreSQL of a data folder, making it on the first start, or joins the one that runs.
 * Throws DatabaseStartError with one line that says what to do.
 */
export async function startEmbeddedPostgres({ dataDir, settings = {}, log }: StartOptions): Promise<EmbeddedPostgres> {
  const found = findBinaries();
  const cluster = await placeCluster(dataDir);
  const binaries = await prepareBinaries(found, cluster.home, cluster.user);
  await runInitdb(binaries, found.major, cluster, settings.fsync !== "off");
  const place = { ...cluster, binaries, settings, socketFolder: chooseSocketFolder(cluster) };
  const { keeper, started } = await ensureServer(place, new AbortController().signal);
  const stop = keepServer(place, keeper, log);
  try {
    await ensurePortalDatabase(keeper);
  } catch (error) {
    await stop();
    throw error;
  }
  log(`The embedded PostgreSQL ${found.version} ${started ? "is started" : "was running already"} at ${cluster.home}`);
  return { connectionString: addressOf(place.socketFolder), owned: started, stop };
}

/** In the form that libpq reads too. */
function addressOf(socketFolder: string): string {
  const query = new URLSearchParams({ host: socketFolder, port: String(SOCKET_PORT), user: PORTAL_ROLE });
  return `postgresql:///${PORTAL_DATABASE}?${query}`;
}

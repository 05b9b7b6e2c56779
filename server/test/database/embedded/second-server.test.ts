import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ensureServer } from "../../../src/platform/database/embedded/ensure-server.ts";
import { findBinaries } from "../../../src/platform/database/embedded/find-binaries.ts";
import { placeCluster } from "../../../src/platform/database/embedded/place-cluster.ts";
import { prepareBinaries } from "../../../src/platform/database/embedded/prepare-binaries.ts";
import { isAlive } from "../../../src/platform/database/embedded/process-facts.ts";
import { chooseSocketFolder } from "../../../src/platform/database/embedded/socket-folder.ts";
import { startEmbeddedPostgres } from "../../../src/platform/database/embedded/start-embedded-postgres.ts";
import { makeTemporaryData, removeTemporaryData } from "../temporary-data.ts";
import { readPostmaster } from "./query.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = makeTemporaryData();
});
afterEach(() => removeTemporaryData(dataDir));

/** A `postgres` that comes second: another process's server is there before it has done anything. */
async function makeSlowBinaries(real: string): Promise<string> {
  const slow = join(dataDir, "slow");
  await mkdir(join(slow, "bin"), { recursive: true });
  const script = `#!/bin/sh\n"${real}/bin/postgres" "$@" &\necho $$ >&2\nexec sleep 60\n`;
  await writeFile(join(slow, "bin", "postgres"), script);
  for (const path of [slow, join(slow, "bin"), join(slow, "bin", "postgres")]) await chmod(path, 0o755);
  return slow;
}

test("a server that came second is ended, and does not wait for its turn", async () => {
  const first = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await first.stop();
  const cluster = await placeCluster(dataDir);
  const binaries = await prepareBinaries(findBinaries(), cluster.home, cluster.user);
  const slow = await makeSlowBinaries(binaries);
  const place = { ...cluster, binaries: slow, settings: {}, socketFolder: chooseSocketFolder(cluster) };

  const { keeper, started } = await ensureServer(place, new AbortController().signal);
  expect(started).toBe(false);
  const log = await readFile(join(cluster.home, "server.log"), "utf8");
  const second = Number(/^(\d+)$/m.exec(log)?.[1]);
  expect(second).toBeGreaterThan(1);
  expect(isAlive(second)).toBe(false);
  expect(isAlive(await readPostmaster(dataDir))).toBe(true);
  await keeper.end();
});

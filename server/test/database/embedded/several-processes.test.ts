import { chmodSync } from "node:fs";
import { rm } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findPostmaster } from "../../../src/platform/database/embedded/server-processes.ts";
import { isRoot, type ServerUser } from "../../../src/platform/database/embedded/server-user.ts";
import { startEmbeddedPostgres } from "../../../src/platform/database/embedded/start-embedded-postgres.ts";
import { makeTemporaryData, removeTemporaryData } from "../temporary-data.ts";
import { type Installation, installPortal, type PortalProcess, startPortal } from "./portal-process.ts";
import { killAndWait, query, readPostmaster, timeUntilAnswer } from "./query.ts";

const READY_MS = 5000;
const NOBODY: ServerUser = { name: "nobody", uid: 65534, gid: 65534 };
/** Root tries both kinds of user; an ordinary user can only be itself. */
const USERS: [string, ServerUser | undefined][] = isRoot()
  ? [
      ["root", undefined],
      ["an ordinary user", NOBODY],
    ]
  : [["an ordinary user", undefined]];

describe.each(USERS)("as %s, installed without install scripts", (_, user) => {
  let folder: string;
  let portal: Installation;
  let dataDir: string;
  let running: PortalProcess[];

  beforeAll(async () => {
    folder = makeTemporaryData();
    if (user !== undefined) chmodSync(folder, 0o755);
    portal = await installPortal(folder, user);
  });
  afterAll(() => rm(folder, { recursive: true }));

  beforeEach(() => {
    dataDir = makeTemporaryData();
    if (user !== undefined) chmodSync(dataDir, 0o777);
    running = [];
  });
  afterEach(async () => {
    for (const { child, stop } of running) {
      child.kill("SIGCONT");
      if (child.exitCode === null && child.signalCode === null) await stop();
    }
    await removeTemporaryData(dataDir);
  });

  const start = async () => {
    const process = await startPortal(portal, dataDir, user);
    running.push(process);
    return process;
  };

  test("two processes that start at once share the server; the last to end ends it", async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect([one.owned, two.owned].toSorted()).toEqual([false, true]);
    const [starter, joiner] = one.owned ? [one, two] : [two, one];
    await starter.stop();
    expect(await query(joiner.connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await joiner.stop();
    expect(findPostmaster(`${dataDir}/postgres/cluster`)).toBeUndefined();
  });

  test("a killed portal leaves a server that the next one joins, and stops", async () => {
    const killed = await start();
    killed.child.kill("SIGKILL");
    const next = await start();
    expect(next.owned).toBe(false);
    await next.stop();
    expect(findPostmaster(`${dataDir}/postgres/cluster`)).toBeUndefined();
  });

  test("a postmaster that is a zombie is not taken for a server", async () => {
    const parent = await start();
    await query(parent.connectionString, "CREATE TABLE kept AS SELECT 7 AS n");
    const pid = await readPostmaster(dataDir);
    parent.child.kill("SIGSTOP");
    await killAndWait(pid);
    expect(() => process.kill(pid, 0)).not.toThrow();
    const before = performance.now();
    const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
    expect(performance.now() - before).toBeLessThan(READY_MS);
    expect(server.owned).toBe(true);
    expect(await query(server.connectionString, "SELECT n FROM kept")).toEqual([{ n: 7 }]);
    parent.child.kill("SIGCONT");
    await server.stop();
    expect(await timeUntilAnswer(parent.connectionString)).toBeLessThan(READY_MS);
  });

  test("two processes that lose their server bring back one and share it", async () => {
    const [one, two] = await Promise.all([start(), start()]);
    await killAndWait(await readPostmaster(dataDir));
    expect(await timeUntilAnswer(one.connectionString)).toBeLessThan(READY_MS);
    await one.stop();
    expect(await timeUntilAnswer(two.connectionString)).toBeLessThan(READY_MS);
    await two.stop();
    expect(findPostmaster(`${dataDir}/postgres/cluster`)).toBeUndefined();
  });
});

import { chmodSync } from "node:fs";
import { chown, cp, lstat, mkdir, readdir, readlink, stat, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Binaries, findBinaries } from "../../../src/platform/database/embedded/find-binaries.ts";
import { prepareBinaries } from "../../../src/platform/database/embedded/prepare-binaries.ts";
import { runProcess } from "../../../src/platform/database/embedded/run-process.ts";
import { chooseServerUser, isRoot } from "../../../src/platform/database/embedded/server-user.ts";
import { startEmbeddedPostgres } from "../../../src/platform/database/embedded/start-embedded-postgres.ts";
import { makeTemporaryData, removeTemporaryData } from "../temporary-data.ts";
import { query } from "./query.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = makeTemporaryData();
});
afterEach(() => removeTemporaryData(dataDir));

const start = () => startEmbeddedPostgres({ dataDir, log: () => {} });
const isLink = async (path: string) => (await lstat(path)).isSymbolicLink();

/** The installed binaries as npm leaves them when install scripts are off. */
async function copyWithoutLinks(): Promise<Binaries> {
  const installed = findBinaries();
  const folder = join(dataDir, "package", "native");
  await mkdir(dirname(folder));
  await cp(installed.folder, folder, { recursive: true, filter: async (path) => !(await isLink(path)) });
  return { ...installed, folder };
}

const findLinks = async (folder: string) =>
  (await readdir(join(folder, "lib"), { withFileTypes: true })).filter((entry) => entry.isSymbolicLink());

test("a link to a folder that is gone is refused rather than started anew", async () => {
  await symlink(join(dataDir, "gone"), join(dataDir, "postgres"));
  await expect(start()).rejects.toThrow(/links to a folder that is gone: restore it, or remove the link/);
});

test("a platform without binaries is told the way out", () => {
  expect(() => findBinaries("/nowhere/at/all.js")).toThrow(/not installed: .* or set DATABASE_URL/);
});

test("binaries without their links get them in place", async () => {
  const binaries = await copyWithoutLinks();
  expect(await findLinks(binaries.folder)).toEqual([]);
  expect(await prepareBinaries(binaries, dataDir, chooseServerUser())).toBe(binaries.folder);
  expect((await findLinks(binaries.folder)).length).toBeGreaterThan(0);
  await runProcess(join(binaries.folder, "bin", "postgres"), ["--version"], "/", chooseServerUser());
});

describe.each(isRoot() ? ["root"] : [])("as %s", () => {
  test("binaries where the server's user cannot go are copied whole, by two at once too", async () => {
    const user = chooseServerUser();
    const binaries = await copyWithoutLinks();
    chmodSync(dirname(binaries.folder), 0o700);
    const copies = await Promise.all([1, 2].map(() => prepareBinaries(binaries, dataDir, user)));
    const copy = join(dataDir, `binaries-${binaries.version}`);
    expect(copies).toEqual([copy, copy]);
    await runProcess(join(copy, "bin", "postgres"), ["--version"], "/", user);
    expect((await readdir(dataDir)).toSorted()).toEqual([`binaries-${binaries.version}`, "package"]);
  });

  test("a data folder where the server's user cannot go holds a link to one where it can", async () => {
    chmodSync(dataDir, 0o700);
    const servers = await Promise.all([start(), start()]);
    await query(servers[0].connectionString, "CREATE TABLE kept AS SELECT 7 AS n");
    for (const server of servers) await server.stop();
    const home = await readlink(join(dataDir, "postgres"));
    expect(home).toMatch(/^\/var\/lib\/runko\/data-/);
    const again = await start();
    expect(await query(again.connectionString, "SELECT n FROM kept")).toEqual([{ n: 7 }]);
    await again.stop();
    await removeTemporaryData(dataDir);
    await expect(stat(home)).rejects.toThrow("ENOENT");
  });

  test("a cluster that another user made keeps its owner", async () => {
    await (await start()).stop();
    const cluster = join(dataDir, "postgres", "cluster");
    await giveTo(cluster, 65534);
    const server = await start();
    expect(await query(server.connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    expect((await stat(join(cluster, "postmaster.pid"))).uid).toBe(65534);
    await server.stop();
  });

  test("a cluster moved to where its user cannot go is refused with the cure", async () => {
    await (await start()).stop();
    chmodSync(dataDir, 0o700);
    await expect(start()).rejects.toThrow(/lies where the user \w+ cannot go: .* give DATA_DIR another folder/);
  });
});

async function giveTo(path: string, id: number): Promise<void> {
  await chown(path, id, id);
  if (!(await lstat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await giveTo(join(path, name), id);
}

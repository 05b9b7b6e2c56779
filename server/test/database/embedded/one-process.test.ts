import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Pool } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDatabase } from "../../../src/platform/database/connect.ts";
import { findPostmaster } from "../../../src/platform/database/embedded/server-processes.ts";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../../../src/platform/database/embedded/start-embedded-postgres.ts";
import { makeTemporaryData, removeTemporaryData } from "../temporary-data.ts";
import { killAndWait, query, readPostmaster, timeUntilAnswer } from "./query.ts";

/** Promise R11: ready again after a crash. */
const READY_MS = 5000;

let dataDir: string;
let started: EmbeddedPostgres[];
let lines: string[];

beforeEach(() => {
  dataDir = makeTemporaryData();
  started = [];
  lines = [];
});
afterEach(async () => {
  for (const server of started) await server.stop();
  await removeTemporaryData(dataDir);
});

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder, log: (line) => lines.push(line) });
  started.push(server);
  return server;
}

test("starts from nothing, keeps its data, and leaves nothing running", async () => {
  const first = await start();
  await query(first.connectionString, "CREATE TABLE kept AS SELECT 'ä' AS letter");
  const order = "SELECT string_agg(w, ' ' ORDER BY w) AS words FROM unnest(ARRAY['öljy', 'äiti', 'ålanti', 'zorro']) w";
  expect(await query(first.connectionString, order)).toEqual([{ words: "zorro ålanti äiti öljy" }]);
  const pid = await readPostmaster(dataDir);
  const socketFolder = new URL(first.connectionString).searchParams.get("host") ?? "";
  expect(existsSync(socketFolder)).toBe(true);
  await first.stop();
  expect(findPostmaster(join(dataDir, "postgres", "cluster"))).toBeUndefined();
  expect(existsSync(`/proc/${pid}`)).toBe(false);
  expect(existsSync(socketFolder)).toBe(false);

  const again = await start();
  expect(again).toMatchObject({ connectionString: first.connectionString, owned: true });
  expect(await query(again.connectionString, "SELECT letter FROM kept")).toEqual([{ letter: "ä" }]);
});

test("listens on no network and syncs what it acknowledges", async () => {
  const { connectionString } = await start();
  expect(await query(connectionString, "SHOW listen_addresses")).toEqual([{ listen_addresses: "" }]);
  expect(await query(connectionString, "SHOW fsync")).toEqual([{ fsync: "on" }]);
});

test("works in a folder with a path longer than a socket's, with strange letters", async () => {
  const folder = join(dataDir, "a folder with 'quotes', ä and ö", "x".repeat(120), "y".repeat(120));
  await mkdir(folder, { recursive: true });
  const server = await start(folder);
  expect(await query(server.connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

test("two at once share one server, and the last to stop stops it", async () => {
  const [one, two] = await Promise.all([start(), start()]);
  expect([one.owned, two.owned].toSorted()).toEqual([false, true]);
  expect(one.connectionString).toBe(two.connectionString);
  const [starter, joiner] = one.owned ? [one, two] : [two, one];
  await starter.stop();
  expect(await query(joiner.connectionString, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await joiner.stop();
  await expect(query(joiner.connectionString, "SELECT 1")).rejects.toThrow(/ENOENT|ECONNREFUSED/);
});

test("two that stop at once leave nothing running", async () => {
  const both = await Promise.all([start(), start()]);
  await Promise.all(both.map((server) => server.stop()));
  expect(findPostmaster(join(dataDir, "postgres", "cluster"))).toBeUndefined();
});

test("a killed postmaster is brought back, loses nothing acknowledged and takes nobody with it", async () => {
  const { connectionString } = await start();
  const database = createDatabase({ connectionString, databasePool: 5, statementTimeoutMs: 10_000, log: () => {} });
  await database.pool.query("CREATE TABLE ledger (n int)");
  const inTransaction = await database.pool.connect();
  await inTransaction.query("BEGIN; INSERT INTO ledger VALUES (-1)");
  for (let n = 0; n < 20; n++) await database.pool.query("INSERT INTO ledger VALUES ($1)", [n]);
  await killAndWait(await readPostmaster(dataDir));
  expect(await timeUntilAnswer(connectionString)).toBeLessThan(READY_MS);
  inTransaction.release(true);
  const { rows } = await database.pool.query("SELECT count(*) AS kept, min(n) AS smallest FROM ledger");
  expect(rows).toEqual([{ kept: 20, smallest: 0 }]);
  await expect.poll(() => lines).toContain("The embedded PostgreSQL is back");
  await database.close();
});

test("a cluster that is away for a while takes nobody with it, and is found again", async () => {
  const { connectionString } = await start();
  await query(connectionString, "CREATE TABLE kept AS SELECT 7 AS n");
  const cluster = join(dataDir, "postgres", "cluster");
  const pid = await readPostmaster(dataDir);
  await rename(cluster, `${cluster}-away`);
  await killAndWait(pid);
  await expect.poll(() => lines.join()).toContain("does not start");
  await rename(`${cluster}-away`, cluster);
  await timeUntilAnswer(connectionString);
  expect(await query(connectionString, "SELECT n FROM kept")).toEqual([{ n: 7 }]);
});

test("a backend still busy under a dead postmaster does not hold up the next server", async () => {
  const { connectionString } = await start();
  const pool = new Pool({ connectionString });
  pool.on("error", () => {});
  const busy = pool.query("DO $$ BEGIN FOR i IN 1..2000000000 LOOP NULL; END LOOP; END $$");
  busy.catch(() => {});
  while ((await query(connectionString, "SELECT FROM pg_stat_activity WHERE query LIKE 'DO %'")).length === 0);
  await killAndWait(await readPostmaster(dataDir));
  expect(await timeUntilAnswer(connectionString)).toBeLessThan(READY_MS);
  await expect(busy).rejects.toThrow("terminated");
  await pool.end();
});

test("a postmaster.pid that names a living stranger does not hold up the start", async () => {
  const first = await start();
  await first.stop();
  const cluster = join(dataDir, "postgres", "cluster");
  const { uid, gid } = await stat(cluster);
  const stranger = spawn("sleep", ["60"], { uid, gid });
  await once(stranger, "spawn");
  await writeFile(join(cluster, "postmaster.pid"), `${stranger.pid}\n${cluster}\n1\n5432\n/tmp\n\n0 0\nready\n`);
  const before = performance.now();
  const second = await start().finally(() => stranger.kill());
  expect(performance.now() - before).toBeLessThan(READY_MS);
  expect(second.owned).toBe(true);
});

test("a cluster of another PostgreSQL is refused and left alone", async () => {
  await (await start()).stop();
  await writeFile(join(dataDir, "postgres", "cluster", "PG_VERSION"), "15\n");
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 15 and the installed one is 18/);
});

test("a server that cannot start says why", async () => {
  await (await start()).stop();
  await rm(join(dataDir, "postgres", "cluster", "global", "pg_control"));
  await expect(start()).rejects.toThrow(/^The embedded PostgreSQL does not start: .*pg_control/s);
});

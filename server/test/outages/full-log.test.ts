import { existsSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { freePort, startPortalProcess, type PortalProcess } from "./portal-process.ts";

const REQUESTS = 1500;
const AT_ONCE = 30;

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "runko-log-"));
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const start = async (stdout: number | "pipe") =>
  startPortalProcess(
    {
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
      JWT_SECRET: "a secret of the tests, long enough to sign with",
      LOG_LEVEL: "info",
      PORT: String(await freePort()),
    },
    ["ignore", stdout, "inherit"],
  );

/** More lines than any pipe holds; answers how many were served. */
async function load({ url }: PortalProcess): Promise<number> {
  let served = 0;
  let left = REQUESTS;
  const worker = async () => {
    while (left-- > 0) {
      const answer = await fetch(`${url}/health/live`);
      await answer.arrayBuffer();
      if (answer.ok) served += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return served;
}

async function endsInOrder({ child, ended }: PortalProcess): Promise<void> {
  const asked = performance.now();
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, signal: null });
  expect(performance.now() - asked).toBeLessThan(10_000);
}

test("a full log disk stops neither the service nor its end (operations 2, D-55)", async () => {
  // Where there is no such device, one that takes no writes.
  const portal = await start(existsSync("/dev/full") ? openSync("/dev/full", "w") : openSync("/dev/null", "r"));
  expect(await load(portal)).toBe(REQUESTS);
  await endsInOrder(portal);
}, 120_000);

test("a pipe that nobody reads stops neither the service nor its end (operations 2, 10)", async () => {
  const portal = await start("pipe");
  portal.child.stdout?.pause();
  expect(await load(portal)).toBe(REQUESTS);
  await endsInOrder(portal);
}, 120_000);

test("a pipe whose reader has gone stops neither the service nor its end", async () => {
  const portal = await start("pipe");
  portal.child.stdout?.destroy();
  expect(await load(portal)).toBe(REQUESTS);
  await endsInOrder(portal);
}, 120_000);

import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "../../src/platform/database/embedded/start-embedded-postgres.ts";
import { createDatabase } from "../../src/platform/database/connect.ts";
import { issueToken } from "../../src/sessions/tokens.ts";
import { makeUser } from "../builders/make-user.ts";
import { makeTemporaryData, removeTemporaryData } from "../database/temporary-data.ts";
import { isLong, sizeOf } from "../documents/support/long.ts";
import { freePort, startPortalProcess } from "./portal-process.ts";

const jwtSecret = "a secret of the tests, long enough to sign with";
/** What is promised (R12); measured on a machine of two busy cores: 46 ms, 73 ms. */
const ANSWERED_MS = 2000;
const RECOVERED_MS = 5000;

let dataDir: string;
let stop = async (): Promise<void> => {};
beforeAll(() => {
  dataDir = makeTemporaryData();
});
afterAll(async () => {
  await stop();
  await removeTemporaryData(dataDir);
});

async function start(): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  stop = () => server.stop();
  return server.connectionString;
}

test("a database that is away is told in Finnish and in seconds, and found again when it is back (R12)", async () => {
  const connectionString = await start();
  const env = { DATABASE_URL: connectionString, DATA_DIR: dataDir, JWT_SECRET: jwtSecret, LOG_LEVEL: "silent" };
  const portal = await startPortalProcess({ ...env, PORT: String(await freePort()) });
  const database = createDatabase({ connectionString, databasePool: 1, statementTimeoutMs: 10_000, log: () => {} });
  const user = await makeUser(database.db);
  await database.close();
  const issued = { userId: user.id, now: new Date(), validFrom: 0 };
  const authorization = `Bearer ${await issueToken({ jwtSecret, tokenHours: 8, loginHours: 168 }, issued)}`;

  const ask = async () => {
    const began = performance.now();
    const answer = await fetch(`${portal.url}/api/users/me`, { headers: { authorization } });
    const { code, title } = (await answer.json()) as { code?: string; title?: string };
    const retryAfter = Number(answer.headers.get("retry-after"));
    return { status: answer.status, code, title, retryAfter, ms: performance.now() - began };
  };
  const health = async (of: string) => await fetch(`${portal.url}/health/${of}`);
  expect(await ask()).toMatchObject({ status: 200 });

  await stop();
  let slowest = 0;
  const away = performance.now() + sizeOf(2000, 30_000);
  while (performance.now() < away) {
    const { status, code, title, retryAfter, ms } = await ask();
    expect([status, code]).toEqual([503, "DATABASE_UNAVAILABLE"]);
    expect(title).toBe("Palvelu on hetken poissa käytöstä, yritä pian uudelleen");
    expect(retryAfter).toBeGreaterThan(0);
    slowest = Math.max(slowest, ms);
    await sleep(200);
  }
  expect(slowest).toBeLessThan(ANSWERED_MS);
  const ready = await health("ready");
  expect([ready.status, await ready.json()]).toMatchObject([
    503,
    { wrong: expect.arrayContaining(["databaseAway"]) as unknown },
  ]);
  expect((await health("live")).status).toBe(200);

  await start();
  const back = performance.now();
  await expect.poll(async () => (await ask()).status, { timeout: RECOVERED_MS, interval: 100 }).toBe(200);
  await expect.poll(async () => (await health("ready")).status, { timeout: RECOVERED_MS, interval: 100 }).toBe(200);
  const recovered = performance.now() - back;
  expect(recovered).toBeLessThan(RECOVERED_MS);
  if (isLong)
    process.stdout.write(`answered in ${Math.round(slowest)} ms at most, back after ${Math.round(recovered)} ms\n`);
  portal.child.kill("SIGTERM");
  expect(await portal.ended).toMatchObject({ code: 0 });
}, 180_000);

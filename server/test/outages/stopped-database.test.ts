import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "../../src/platform/database/embedded/start-embedded-postgres.ts";
import { createDatabase } from "../../src/platform/database/connect.ts";
import { issueToken } from "../../src/sessions/tokens.ts";
import { makeUser } from "../builders/make-user.ts";
import { makeTemporaryData, removeTemporaryData } from "../database/temporary-data.ts";
import { sizeOf } from "../documents/support/long.ts";
import { freePort, startPortalProcess } from "./portal-process.ts";

const jwtSecret = "a secret of the tests, long enough to sign with";
/** Two seconds and five are promised (R12); a busy machine may be slower, but no timeout of the system is so quick. */
const ANSWERED_MS = 6000;
const RECOVERED_MS = 20_000;

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
  const away = performance.now() + sizeOf(2000, 30_000);
  while (performance.now() < away) {
    const { status, code, title, retryAfter, ms } = await ask();
    expect([status, code]).toEqual([503, "DATABASE_UNAVAILABLE"]);
    expect(title).toBe("Palvelu on hetken poissa käytöstä, yritä pian uudelleen");
    expect(retryAfter).toBeGreaterThan(0);
    expect(ms).toBeLessThan(ANSWERED_MS);
    await sleep(200);
  }
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
  expect(performance.now() - back).toBeLessThan(RECOVERED_MS);
  portal.child.kill("SIGTERM");
  expect(await portal.ended).toMatchObject({ code: 0 });
}, 180_000);

import { sql } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { issueToken } from "../../src/sessions/tokens.ts";
import { createApp } from "../../src/app.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { createDatabase, type OpenDatabase } from "../../src/platform/database/connect.ts";
import { inTransaction } from "../../src/platform/database/in-transaction.ts";
import type { App } from "../../src/platform/http/typed-app.ts";
import { createLive } from "../../src/platform/live/live.ts";
import { publishLive } from "../../src/platform/live/publish-live.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { testConfig } from "../app/test-config.ts";
import { makeUser } from "../builders/make-user.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { openBlackHole, type BlackHole } from "./black-hole.ts";

/** Two seconds are promised (R12); a busy machine may be slower, but no kernel or statement timeout is so quick. */
const ANSWERED_MS = 6000;
const RECOVERED_MS = 30_000;
const PLACES = 3;

let beyond: TestDatabase;
let hole: BlackHole;
let database: OpenDatabase;
let app: App;
let authorization: string;

beforeAll(async () => {
  beyond = await createTestDatabase();
  const user = await makeUser(beyond.db);
  authorization = `Bearer ${await issueToken(testConfig, { userId: user.id, now: new Date(), validFrom: 0 })}`;
});
afterAll(() => beyond.drop());

beforeEach(async () => {
  hole = await openBlackHole(beyond.connectionString);
  const { connectionString } = hole;
  database = createDatabase({ connectionString, databasePool: PLACES, statementTimeoutMs: 60_000, log: () => {} });
  app = await createApp({ config: testConfig, database, log: createLog("silent"), clock: systemClock });
  database.watch.start();
});
afterEach(async () => {
  hole.restore();
  await app.close();
  await database.close();
  await hole.close();
});

async function ask() {
  const asked = performance.now();
  const { statusCode, headers } = await app.inject({ url: "/api/users/me", headers: { authorization } });
  return { statusCode, retryAfter: headers["retry-after"], ms: performance.now() - asked };
}

const isReady = async () => (await app.inject({ url: "/health/ready" })).statusCode;
const back = (look: () => Promise<unknown>) => expect.poll(look, { timeout: RECOVERED_MS, interval: 100 });

/** Fills every place with a transaction that has begun, so that no new connection is at hand. */
async function occupy() {
  let swallowed = () => {};
  const gone = new Promise<void>((resolve) => (swallowed = resolve));
  let begun = 0;
  const works = Array.from({ length: PLACES }, () =>
    inTransaction(database.db, async (trx) => {
      await sql`SELECT 1`.execute(trx);
      begun += 1;
      await gone;
      await sql`SELECT 2`.execute(trx);
    }),
  );
  const ended = Promise.allSettled(works);
  await vi.waitFor(() => expect(begun).toBe(PLACES), 10_000);
  return { ended, swallowed };
}

describe("a database host that vanishes without a word (operations 1, D-55)", () => {
  test("requests are answered 503, then again when it is back", async () => {
    expect((await ask()).statusCode).toBe(200);
    hole.swallow();
    const answers = await Promise.all(Array.from({ length: 3 * PLACES }, ask));
    for (const { statusCode, retryAfter, ms } of answers) {
      expect([statusCode, retryAfter]).toEqual([503, "2"]);
      expect(ms).toBeLessThan(ANSWERED_MS);
    }
    expect(await isReady()).toBe(503);
    expect((await app.inject({ url: "/health/live" })).statusCode).toBe(200);
    hole.restore();
    await back(async () => (await ask()).statusCode).toBe(200);
    await back(isReady).toBe(200);
  });

  test("its successor at the same address is found, though the old connections stay silent", async () => {
    await Promise.all(Array.from({ length: PLACES }, ask));
    hole.swallow({ newer: false });
    await back(async () => (await ask()).statusCode).toBe(200);
    expect((await Promise.all(Array.from({ length: 3 * PLACES }, ask))).map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 3 * PLACES }, () => 200),
    );
  });

  test("transactions whose connection is dead give their places back", async () => {
    const { ended, swallowed } = await occupy();
    hole.swallow();
    swallowed();
    const asked = performance.now();
    expect((await ended).map(({ status }) => status)).toEqual(Array.from({ length: PLACES }, () => "rejected"));
    expect(performance.now() - asked).toBeLessThan(ANSWERED_MS);
    hole.restore();
    await back(async () => (await ask()).statusCode).toBe(200);
    const again = await occupy();
    again.swallowed();
    expect((await again.ended).map(({ status }) => status)).toEqual(Array.from({ length: PLACES }, () => "fulfilled"));
  });

  test("live updates come again, and their listeners hear of the gap", async () => {
    const live = createLive(database.pool, () => {});
    const heard = { events: 0, gaps: 0 };
    await live.subscribe({ event: () => (heard.events += 1), gap: () => (heard.gaps += 1) });
    hole.swallow({ newer: false });
    await expect.poll(() => heard.gaps, { timeout: RECOVERED_MS }).toBe(1);
    const parties = { documentType: "Order", subscriberId: "a", supplierId: "b" } as const;
    await inTransaction(beyond.db, (trx) => publishLive(trx, { ...parties, kind: "lock", eventId: 1 }));
    await expect.poll(() => heard.events).toBe(1);
    await live.close();
  });
});

test("a connection that alone has gone silent is given up, and never used again", async () => {
  const settings = { databasePool: 1, statementTimeoutMs: 200, log: () => {} };
  const small = createDatabase({ connectionString: hole.connectionString, ...settings });
  const pidOf = async () => (await small.pool.query("SELECT pg_backend_pid() AS pid")).rows[0].pid as number;
  small.watch.start();
  await small.watch.requireWritable();
  const first = await pidOf();
  hole.swallowNewest();
  await expect(pidOf()).rejects.toThrow("The database does not answer");
  expect(await pidOf()).not.toBe(first);
  await small.close();
});

test("a slow statement of a living database is left alone", async () => {
  const slow = database.pool.query("SELECT pg_sleep(3)");
  await sleep(100);
  await expect(slow).resolves.toBeDefined();
  expect(await isReady()).toBe(200);
});

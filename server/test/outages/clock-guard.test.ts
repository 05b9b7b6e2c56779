import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anonymizeDocuments } from "../../src/documents/anonymize-documents.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { judgeClock, trustClock } from "../../src/platform/jobs/judge-clock.ts";
import type { JobResult } from "../../src/platform/jobs/note-job-run.ts";
import { runHourly } from "../../src/platform/jobs/run-hourly.ts";
import { newest } from "../../src/portal-jobs.ts";
import { trimExpired } from "../../src/trim-expired.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { makeDocument } from "../builders/make-document.ts";
import { makePair } from "../builders/make-pair.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEARS = 6 * 365 * DAY;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
const forget = () => database.pool.query("DELETE FROM clock_watch");
beforeEach(async () => {
  await forget();
});

const inMs = (milliseconds: number) => new Date(Date.now() + milliseconds);
const judge = (milliseconds = 0) => judgeClock({ pool: database.pool, newest }, inMs(milliseconds));
/** As if the portal had last looked then, and had been running steadily before. */
const seen = (milliseconds: number) =>
  database.pool.query("INSERT INTO clock_watch (seen_at, steady_since) VALUES ($1, $2)", [
    inMs(milliseconds),
    inMs(milliseconds - DAY),
  ]);
/** The same database under clocks that all went ahead: what was written is older. */
const seenYearsAgo = () => seen(-YEARS);

const write = (milliseconds: number) =>
  database.pool.query(
    `INSERT INTO security_log (id, at, event, address, request_id, details)
     VALUES (gen_random_uuid(), $1, 'loginOk', '127.0.0.1', 'none', '{}')`,
    [inMs(milliseconds)],
  );

/** Runs a job once under this clock; answers whether its work began, and its row. */
async function runUnder(milliseconds: number, result?: JobResult) {
  let began = false;
  const work = async () => {
    began = true;
    return result;
  };
  const clock = { now: () => inMs(milliseconds) };
  await database.pool.query("DELETE FROM job_runs");
  const end = runHourly(
    { log: createLog("silent"), pool: database.pool, clock, newest },
    { id: "anonymizeDocuments", name: "Anonymizing", irreversible: true, work },
  );
  const rows = async () => (await database.pool.query<object>("SELECT * FROM job_runs")).rows;
  await expect.poll(async () => (await rows()).length).toBe(1);
  end();
  return { began, row: (await rows())[0] };
}

test("a process whose clock differs from the database's by over an hour deletes nothing (operations 4, D-57)", async () => {
  expect(await judge(50 * 60_000)).toBeUndefined();
  await forget();
  expect(await judge(-50 * 60_000)).toBeUndefined();
  for (const wrong of [YEARS, -YEARS, 2 * HOUR, -2 * HOUR]) expect(await judge(wrong)).toBe("DATABASE_DIFFERS");
  const { began, row } = await runUnder(YEARS);
  expect(began).toBe(false);
  expect(row).toMatchObject({ failed: false, held: "DATABASE_DIFFERS", succeeded_at: null });
  expect((await runUnder(0)).began).toBe(true);
});

test("a clock that leapt by years, the database's too, waits for its operator", async () => {
  await seenYearsAgo();
  expect(await judge()).toBe("CLOCK_LEAPT");
  expect(await judge()).toBe("CLOCK_LEAPT");
  expect((await runUnder(0)).began).toBe(false);
  expect(await trustClock({ pool: database.pool, newest }, inMs(YEARS))).toBe("DATABASE_DIFFERS");
  expect(await trustClock({ pool: database.pool, newest }, inMs(0))).toBeUndefined();
  expect((await runUnder(0)).began).toBe(true);
});

test("after a gap the clock has to run for a while, and a restart does not shorten it", async () => {
  await seen(-5 * HOUR);
  expect(await judge()).toBe("CLOCK_UNPROVEN");
  expect(await judge()).toBe("CLOCK_UNPROVEN");
  await database.pool.query("UPDATE clock_watch SET steady_since = steady_since - interval '100 minutes'");
  expect(await judge()).toBeUndefined();
});

test("a clock behind the newest rows deletes nothing until it is past them or its operator says so", async () => {
  await write(3 * HOUR);
  expect(await judge()).toBe("ROWS_AHEAD");
  expect(await trustClock({ pool: database.pool, newest }, inMs(0))).toBeUndefined();
  expect(await judge()).toBeUndefined();
});

test("one run takes a ceiling at most, and its row tells so", async () => {
  await trustClock({ pool: database.pool, newest }, inMs(0));
  const { row } = await runUnder(0, { done: 7, ceiling: 7 });
  expect(row).toMatchObject({ failed: false, held: null, done: 7, ceiling: 7 });
  await database.pool.query(
    `INSERT INTO rate_limits SELECT 'old ' || n, now() - interval '2 days', 1 FROM generate_series(1, 12) n`,
  );
  expect(await trimExpired(database.pool, { retentionDays: 30 }, 5)).toEqual({ done: 5, ceiling: 5 });
  expect(await trimExpired(database.pool, { retentionDays: 30 }, 5)).toEqual({ done: 5, ceiling: 5 });
  expect(await trimExpired(database.pool, { retentionDays: 30 }, 5)).toEqual({ done: 2, ceiling: 5 });
});

test("one run anonymizes so many documents at most", async () => {
  const pair = await makePair(database.db);
  const closed = { type: "Inquiry", state: "READY", ready_at: inMs(-400 * DAY) } as const;
  for (let n = 0; n < 5; n++) await makeDocument(database.db, pair, closed);
  const run = () => anonymizeDocuments(database.db, { now: inMs(0), bounds: { min: 30, max: 350 }, ceiling: 3 });
  expect([await run(), await run(), await run()]).toEqual([3, 2, 0]);
});

import { dayMs } from "@runko/domain/values/durations";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { divideSecurityLog, keepSecurityLog } from "../../src/log-chain/keep-security-log.ts";
import { sealLogs } from "../../src/log-chain/seal-logs.ts";
import { verifyLogs } from "../../src/log-chain/verify-logs.ts";
import { writeSecurityLog } from "../../src/platform/log/security-log.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";

const settings = { jwtSecret: "a secret of the tests, long enough to sign with", securityLogDays: 730 };
const noted = { event: "loginFailed" as const, address: "192.0.2.7", requestId: "r" };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const inDays = (days: number) => new Date(Date.now() + days * dayMs);
/** As the two jobs of the hour do. */
const keep = async (now = new Date()) => {
  await divideSecurityLog(database.db);
  return await keepSecurityLog(database.db, { now, days: settings.securityLogDays });
};
const write = (at: Date) => writeSecurityLog(database.db, at, noted);

async function partsOf(): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    SELECT part::text FROM months_of_security_log() ORDER BY ends`.execute(database.db);
  return rows.map(({ part }) => part);
}
async function placesOfRows(): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    SELECT tableoid::regclass::text AS part FROM security_log ORDER BY at`.execute(database.db);
  return rows.map(({ part }) => part);
}
const verify = async (securityLogDays = settings.securityLogDays) => {
  const faults: string[] = [];
  const tell = (fault: string) => void faults.push(fault);
  const { expired } = await verifyLogs(database.db, { ...settings, securityLogDays }, { tell });
  return { faults, expired };
};

/** A month of long ago with a row that was sealed then. */
async function addOldMonth(): Promise<void> {
  await sql`ALTER TABLE security_log DETACH PARTITION security_log_before`.execute(database.db);
  await sql`CREATE TABLE security_log_2024_01 PARTITION OF security_log
    FOR VALUES FROM ('2024-01-01 00:00Z') TO ('2024-02-01 00:00Z')`.execute(database.db);
  await sql`DO $$ BEGIN EXECUTE format('ALTER TABLE security_log ATTACH PARTITION security_log_before
    FOR VALUES FROM (%L) TO (%L)', timestamptz '2024-02-01 00:00Z', date_trunc('month', now(), 'UTC') + interval '1 month');
    END $$`.execute(database.db);
  const at = new Date("2024-01-31T23:59:59Z");
  const id = uuidv7({ msecs: at.getTime() + 3000 });
  await database.db.insertInto("security_log").values({ id, at, event: "loginFailed", details: "{}" }).execute();
  await sealLogs(database.db, settings);
}

test("rows lie in their months, which are made ahead, and those of a clock far ahead beside them", async () => {
  const [before, next, ...more] = await partsOf();
  expect([before, next]).toEqual(["security_log_before", expect.stringMatching(/^security_log_20\d\d_\d\d$/)]);
  expect(more.length).toBeGreaterThanOrEqual(2);
  await write(inDays(-400));
  await write(new Date());
  await write(inDays(32));
  await write(inDays(900));
  const [longAgo, today, soon, later] = await placesOfRows();
  expect([longAgo, today, later]).toEqual(["security_log_before", "security_log_before", "security_log_later"]);
  expect([next, ...more]).toContain(soon);
});

test("a month that ended longer ago than is kept goes, once, and the seal of its rows is no fault", async () => {
  await addOldMonth();
  await write(inDays(-400));
  await sealLogs(database.db, settings);
  expect(await verify()).toEqual({ faults: [], expired: 0 });
  const done = await Promise.all([keep(), keep(), keep()]);
  expect(done.reduce((sum, one) => sum + one.done, 0)).toBe(1);
  expect(await placesOfRows()).toEqual(["security_log_before"]);
  expect(await verify()).toEqual({ faults: [], expired: 1 });
  expect(await verify(3650)).toEqual({ faults: [expect.stringMatching(/^security_log .* was removed$/)], expired: 0 });
});

test("a row that is removed before its time is a fault still, and no month can be asked away or emptied", async () => {
  await write(inDays(-400));
  await sealLogs(database.db, settings);
  const drop = (keptFrom: Date | null) =>
    sql`SELECT drop_months_of_security_log(${keptFrom}::timestamptz, 12)`.execute(database.db);
  for (const tooLate of [inDays(-179), inDays(1), null]) await expect(drop(tooLate)).rejects.toThrow("180 days");
  for (const part of await partsOf()) {
    await expect(sql`DELETE FROM ${sql.table(part)}`.execute(database.db)).rejects.toThrow("append-only");
    await expect(sql`UPDATE ${sql.table(part)} SET address = ''`.execute(database.db)).rejects.toThrow("append-only");
    await expect(sql`TRUNCATE ${sql.table(part)}`.execute(database.db)).rejects.toThrow("append-only");
  }
  await sql`ALTER TABLE security_log_before DISABLE TRIGGER USER`.execute(database.db);
  await sql`DELETE FROM security_log_before`.execute(database.db);
  expect((await verify()).faults).toEqual([expect.stringContaining("was removed")]);
});

test("a row that has served its time is a fault to remove as long as its month stands", async () => {
  await write(inDays(-740));
  await sealLogs(database.db, settings);
  await keep();
  expect(await verify()).toEqual({ faults: [], expired: 0 });
  await sql`ALTER TABLE security_log_before DISABLE TRIGGER USER`.execute(database.db);
  await sql`DELETE FROM security_log_before`.execute(database.db);
  expect(await verify()).toEqual({ faults: [expect.stringMatching(/^security_log .* was removed$/)], expired: 0 });
});

/** As it is when a month comes of which a clock has written: no month was made ahead. */
async function forgetMonthsAhead(): Promise<string[]> {
  const [, ...ahead] = (await partsOf()).filter((part) => part !== "security_log_later");
  await sql`DROP TABLE ${sql.join(ahead.map((part) => sql.table(part)))}`.execute(database.db);
  return ahead;
}
const nameOfMonth = (at: Date) => `security_log_${at.toISOString().slice(0, 7).replace("-", "_")}`;

test("what a clock wrote ahead goes into its month when that is made, sealed as it was", async () => {
  const ahead = await forgetMonthsAhead();
  const [soon, far] = [inDays(32), inDays(900)];
  await Promise.all([write(soon), write(soon), write(far)]);
  expect(new Set(await placesOfRows())).toEqual(new Set(["security_log_later"]));
  await sealLogs(database.db, settings);
  const seals = () => sql`SELECT * FROM log_chain ORDER BY position`.execute(database.db);
  const { rows: sealed } = await seals();
  await Promise.all([keep(), keep()]);
  const ofRow = nameOfMonth(soon);
  expect(await placesOfRows()).toEqual([ofRow, ofRow, "security_log_later"]);
  expect((await partsOf()).slice(1)).toEqual([...ahead, "security_log_later"]);
  expect(await verify()).toEqual({ faults: [], expired: 0 });
  await sealLogs(database.db, settings);
  expect((await seals()).rows).toEqual(sealed);
  for (const part of [ofRow, "security_log_later"])
    await expect(sql`DELETE FROM ${sql.table(part)}`.execute(database.db)).rejects.toThrow("append-only");
});

test("what a clock wrote that ran years behind goes with its month", async () => {
  await addOldMonth();
  await keep();
  await sql`ALTER TABLE security_log DETACH PARTITION security_log_before`.execute(database.db);
  await write(new Date("2019-07-05T12:00:00Z"));
  expect(await placesOfRows()).toEqual(["security_log_later"]);
  await keep();
  expect(await placesOfRows()).toEqual([]);
});

test("two processes that wait for the same month let it go once, and neither fails", async () => {
  await addOldMonth();
  const reader = await database.pool.connect();
  await reader.query("BEGIN; SELECT FROM security_log LIMIT 1");
  const both = Promise.all([keep(), keep()]);
  // Both have read which month goes, and wait for who reads it.
  await vi.waitFor(async () => {
    const { rows } = await sql<{ waiting: number }>`
      SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted AND pid <> pg_backend_pid()
      AND (database IS NULL OR database = (SELECT oid FROM pg_database WHERE datname = current_database()))`.execute(
      database.db,
    );
    expect(rows[0]?.waiting).toBe(2);
  });
  await reader.query("COMMIT");
  reader.release();
  expect((await both).map(({ done }) => done).toSorted()).toEqual([0, 1]);
});

test("who signs in waits no longer than the job for a month that somebody reads", async () => {
  await addOldMonth();
  const reader = await database.pool.connect();
  await reader.query("BEGIN; SELECT FROM security_log LIMIT 1");
  const kept = keep().catch((error: unknown) => error);
  const begun = Date.now();
  await write(new Date());
  expect(Date.now() - begun).toBeLessThan(4000);
  expect(await kept).toMatchObject({ code: "55P03" });
  await reader.query("COMMIT");
  reader.release();
  expect(await keep()).toMatchObject({ done: 1 });
});

test("nobody but the owner and who serves may ask for a month to go", async () => {
  const { rows } = await sql<{ open: boolean }>`
    SELECT bool_or(has_function_privilege('pg_read_all_data', oid, 'EXECUTE')) AS open FROM pg_proc
    WHERE prosecdef AND pronamespace = 'public'::regnamespace`.execute(database.db);
  expect(rows).toEqual([{ open: false }]);
});

test("a restored log goes month by month as it would have gone", async () => {
  await sql`SELECT divide_empty_security_log(${inDays(-730)}::timestamptz)`.execute(database.db);
  for (const days of [-800, -729, -400, 0, 20, 900]) await write(inDays(days));
  expect(await placesOfRows()).toEqual([
    "security_log_before",
    ...[-729, -400, 0, 20].map((days) => nameOfMonth(inDays(days))),
    "security_log_later",
  ]);
  await sealLogs(database.db, settings);
  expect((await keep()).done).toBe(1);
  expect((await keep(inDays(0))).done).toBe(0);
  expect(await placesOfRows()).toHaveLength(5);
  await expect(sql`SELECT divide_empty_security_log(now())`.execute(database.db)).rejects.toThrow("has rows");
});

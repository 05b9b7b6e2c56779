import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../src/platform/database/in-transaction.ts";
import { createTestDatabase, type TestDatabase } from "./create-test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query("CREATE TABLE counters (id int PRIMARY KEY, n int NOT NULL)");
  await database.pool.query("INSERT INTO counters VALUES (1, 0), (2, 0)");
});
afterAll(() => database.drop());

const selectOne = async (expression: string) =>
  (await database.pool.query(`SELECT ${expression} AS value`)).rows[0].value as unknown;

test.each([
  ["100234::int8", 100234],
  ["(SELECT count(*) FROM generate_series(1, 3))", 3],
  ["ARRAY[1, NULL]::int8[]", [1, null]],
  ["12.50::numeric", "12.50"],
  ["ARRAY[12.50, NULL]::numeric[]", ["12.50", null]],
  ["'2026-03-29'::date", "2026-03-29"],
  ["ARRAY['2026-03-29']::date[]", ["2026-03-29"]],
  ["'2026-03-29 03:00+02'::timestamptz", new Date("2026-03-29T01:00:00Z")],
  ["NULL::int8", null],
  ["'{\"a\": 1}'::jsonb", { a: 1 }],
])("%s is read as %j", async (expression, value) => {
  expect(await selectOne(expression)).toEqual(value);
});

test("a whole number that a JavaScript number cannot hold is an error, not another number", async () => {
  await expect(selectOne("9007199254740993::int8")).rejects.toThrow("too large");
  expect(await selectOne("1")).toBe(1);
});

test("sessions are in UTC, named, and bounded", async () => {
  expect(await selectOne("current_setting('TimeZone')")).toBe("UTC");
  expect(await selectOne("current_setting('application_name')")).toBe("runko");
  expect(await selectOne("current_setting('statement_timeout')")).toBe("1min");
  expect(await selectOne("current_setting('random_page_cost')")).toBe("1.1");
  expect(await selectOne("current_setting('jit')")).toBe("off");
});

test("Kysely runs over the same connections", async () => {
  const { rows } = await sql<{ value: number }>`SELECT 1::int8 AS value`.execute(database.db);
  expect(rows).toEqual([{ value: 1 }]);
});

describe("inTransaction", () => {
  /** Two transactions that lock the same two rows in opposite order, waiting for each other in between. */
  const deadlock = async (repeatable: boolean) => {
    let runs = 0;
    let arrived = 0;
    let meet = () => {};
    const met = new Promise<void>((resolve) => (meet = resolve));
    const add = (from: number, to: number) =>
      inTransaction(
        database.db,
        async (transaction) => {
          runs += 1;
          await sql`UPDATE counters SET n = n + 1 WHERE id = ${from}`.execute(transaction);
          arrived += 1;
          if (arrived === 2) meet();
          await met;
          await sql`UPDATE counters SET n = n + 1 WHERE id = ${to}`.execute(transaction);
        },
        { repeatable },
      );
    const results = await Promise.allSettled([add(1, 2), add(2, 1)]);
    return { runs, failed: results.filter(({ status }) => status === "rejected").length };
  };
  const total = async () => (await database.pool.query("SELECT sum(n)::int AS n FROM counters")).rows[0].n as number;

  test("repeats work that is declared repeatable after a deadlock", async () => {
    const before = await total();
    expect(await deadlock(true)).toEqual({ runs: 3, failed: 0 });
    expect(await total()).toBe(before + 4);
  });

  test("does not repeat other work", async () => {
    const before = await total();
    expect(await deadlock(false)).toEqual({ runs: 2, failed: 1 });
    expect(await total()).toBe(before + 2);
  });

  test("gives up after three repeats", async () => {
    let runs = 0;
    const failing = inTransaction(
      database.db,
      async (transaction) => {
        runs += 1;
        await sql`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`.execute(transaction);
      },
      { repeatable: true },
    );
    await expect(failing).rejects.toThrow("again");
    expect(runs).toBe(4);
  });

  test("rolls back what fails for another reason, once", async () => {
    const before = await total();
    const failing = inTransaction(
      database.db,
      async (transaction) => {
        await sql`UPDATE counters SET n = n + 1`.execute(transaction);
        throw new Error("no");
      },
      { repeatable: true },
    );
    await expect(failing).rejects.toThrow("no");
    expect(await total()).toBe(before);
  });
});

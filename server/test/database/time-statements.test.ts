import { AsyncLocalStorage } from "node:async_hooks";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { timeStatements } from "../../src/platform/database/time-statements.ts";
import { createTestDatabase, type TestDatabase } from "./create-test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => database.drop());

test("a statement is told in the context of who asked it, though it waited for another's connection", async () => {
  const asker = new AsyncLocalStorage<string>();
  const pool = new Pool({ connectionString: database.connectionString, max: 1 });
  onTestFinished(async () => pool.end());
  const told: [string | undefined, string][] = [];
  timeStatements(pool, () => {
    const by = asker.getStore();
    return (_milliseconds, name) => told.push([by, name()]);
  });
  const names = ["a", "b", "c"];
  await Promise.all(names.map((name) => asker.run(name, async () => pool.query(`SELECT pg_sleep(0.05) AS ${name}`))));
  await asker.run("d", async () => {
    const client = await pool.connect();
    await client.query("SELECT 1 AS d");
    client.release();
  });
  expect(told).toEqual([...names.map((name) => [name, `SELECT pg_sleep(0.05) AS ${name}`]), ["d", "SELECT 1 AS d"]]);
});

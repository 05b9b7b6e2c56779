import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./create-test-database.ts";

let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([first.drop(), second.drop()]));

test("a test database is at the newest schema and apart from the others", async () => {
  await first.pool.query("CREATE TABLE mine ()");
  const { rows } = await second.pool.query(
    "SELECT to_regclass('mine') AS mine, count(*) AS applied FROM schema_migrations",
  );
  expect(rows[0].mine).toBeNull();
  expect(rows[0].applied).toBeGreaterThan(0);
});

test("dropping ends its connections and removes it", async () => {
  const third = await createTestDatabase();
  const busy = await third.pool.connect();
  const name = (await busy.query<{ name: string }>("SELECT current_database() AS name")).rows[0]?.name;
  busy.release();
  await third.drop();
  const { rowCount } = await first.pool.query("SELECT FROM pg_database WHERE datname = $1", [name]);
  expect(rowCount).toBe(0);
  expect(name).not.toBe(inject("testServer").template);
});

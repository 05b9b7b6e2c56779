import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createDatabase, type OpenDatabase } from "../../src/platform/database/connect.ts";

let database: OpenDatabase;
beforeAll(() => {
  const { connectionString } = inject("testServer");
  database = createDatabase({ connectionString, databasePool: 2, statementTimeoutMs: 100, log: () => {} });
});
afterAll(() => database.close());

test("what may take long, as the making of a demo on a slow machine, is neither ended nor given up", async () => {
  const sleeping = "SELECT pg_sleep(3)";
  database.watch.start();
  await expect(database.pool.query(sleeping)).rejects.toThrow("statement timeout");
  const { pool, close } = database.longer(60_000);
  expect((await pool.query(sleeping)).rowCount).toBe(1);
  await close();
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../test/database/create-test-database.ts";
import { trimExpired } from "./trim-expired.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("only what has served its time is trimmed", async () => {
  const { pool } = database;
  await pool.query(`INSERT INTO revoked_tokens VALUES
    ('0192aaaa-0000-7000-8000-000000000001', now() - interval '1 minute'),
    ('0192aaaa-0000-7000-8000-000000000002', now() + interval '1 hour')`);
  await pool.query(`INSERT INTO rate_limits VALUES ('old', now() - interval '2 days', 3), ('new', now(), 1)`);
  await trimExpired(pool, { retentionDays: 30 });
  const { rows } = await pool.query(
    "SELECT jti::text AS key FROM revoked_tokens UNION ALL SELECT key FROM rate_limits ORDER BY key",
  );
  expect(rows).toEqual([{ key: "0192aaaa-0000-7000-8000-000000000002" }, { key: "new" }]);
});

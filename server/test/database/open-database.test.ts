import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { makeTemporaryData, removeTemporaryData } from "./temporary-data.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = makeTemporaryData();
});
afterEach(() => removeTemporaryData(dataDir));

const open = (databaseUrl?: string) =>
  openDatabase({ databaseUrl, dataDir, databasePool: 5, statementTimeoutMs: 10_000 }, () => {});

test("with nothing configured opens a migrated database of its own, and again what it kept", async () => {
  const first = await open();
  await sql`CREATE TABLE kept AS SELECT count(*) AS n FROM schema_migrations`.execute(first.db);
  await first.close();
  const second = await open();
  const { rows } = await sql<{ n: number; super: boolean }>`
    SELECT n, rolsuper AS super FROM kept, pg_roles WHERE rolname = current_user`.execute(second.db);
  expect(rows[0]?.n).toBeGreaterThan(0);
  expect(rows[0]?.super).toBe(false);
  await second.close();
});

test("two that open at once both end well", async () => {
  const both = await Promise.all([open(), open()]);
  for (const { pool } of both) expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  for (const database of both) await database.close();
});

test("a database that cannot be reached is refused in one line", async () => {
  await expect(open("postgresql://runko@127.0.0.1:1/runko")).rejects.toThrow(
    /^DATABASE_URL: cannot use the database: /,
  );
});

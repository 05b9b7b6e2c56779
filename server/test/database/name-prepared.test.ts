import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepared } from "../../src/platform/database/name-prepared.ts";
import { createTestDatabase, type TestDatabase } from "./create-test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a statement that begins with the mark is planned once a connection, in a transaction too; others are not kept", async () => {
  await database.db.transaction().execute(async (trx) => {
    for (const number of [1, 2, 3]) {
      const { rows } = await sql<{ marked: number }>`${sql.raw(prepared)}SELECT ${number}::int AS marked`.execute(trx);
      expect(rows).toEqual([{ marked: number }]);
      await sql`SELECT ${number}::int AS unmarked`.execute(trx);
    }
    const { rows } = await sql<{ statement: string; runs: number }>`
      SELECT statement, (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements`.execute(trx);
    expect(rows).toEqual([{ statement: `${prepared}SELECT $1::int AS marked`, runs: 3 }]);
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./create-test-database.ts";
import { writeDatabaseTypes } from "./write-database-types.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("the types of the database are those of its migrations", async () => {
  const types = await writeDatabaseTypes(database.pool);
  await expect(types).toMatchFileSnapshot("../../src/platform/database/schema.generated.ts");
});

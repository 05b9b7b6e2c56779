import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, inject } from "vitest";
import { createDatabase, type OpenDatabase } from "../../src/platform/database/connect.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { runAlone, withDatabase } from "./test-server.ts";

/** A database of the test file's own as the migrations up to this one left it, and the way to bring it to today's. */
export function migratedTo(upTo: number): { open: () => OpenDatabase; migrateOn: () => Promise<void> } {
  const server = inject("testServer");
  const name = `test_${process.pid}_${randomBytes(5).toString("hex")}`;
  const connectionString = withDatabase(server.connectionString, name);
  const log = () => {};
  let database: OpenDatabase | undefined;
  beforeAll(async () => {
    await runAlone(server.connectionString, `CREATE DATABASE ${name}`);
    await migrate({ connectionString, upTo, log });
    const patience = { databasePool: 4, connectTimeoutMs: 60_000, statementTimeoutMs: 60_000 };
    database = createDatabase({ connectionString, ...patience, log });
  }, 120_000);
  afterAll(async () => {
    await database?.close();
    await runAlone(server.connectionString, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
  return {
    open: () => {
      if (!database) throw new Error("The database is there in the tests, not before them");
      return database;
    },
    migrateOn: async () => {
      await migrate({ connectionString, log });
    },
  };
}

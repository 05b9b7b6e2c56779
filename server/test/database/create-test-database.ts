import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { createDatabase, type OpenDatabase } from "../../src/platform/database/connect.ts";
import { hasCode } from "../../src/platform/error-code.ts";
import { runAlone, type TestServer, withDatabase } from "./test-server.ts";

export interface TestDatabase extends OpenDatabase {
  connectionString: string;
  /** Closes the pool and drops the database. */
  drop: () => Promise<void>;
}

/** A fresh database at the newest schema, for one test file or one test. */
export async function createTestDatabase(server: TestServer = inject("testServer")): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(5).toString("hex")}`;
  await runAlone(server.connectionString, `CREATE DATABASE ${name} TEMPLATE ${server.template} STRATEGY file_copy`);
  const connectionString = withDatabase(server.connectionString, name);
  const database = createDatabase({
    connectionString,
    databasePool: 10,
    // Many at once on a busy machine wait for their turn: no reason to fail a test.
    connectTimeoutMs: 60_000,
    statementTimeoutMs: 60_000,
    log: () => {},
  });
  const drop = async () => {
    await database.close();
    const dropping = `DROP DATABASE IF EXISTS ${name}`;
    // No ordinary role may force an autovacuum out; without force the server asks it to leave, and waits.
    await runAlone(server.connectionString, `${dropping} WITH (FORCE)`).catch((error: unknown) => {
      if (!hasCode(error, "42501")) throw error;
      return runAlone(server.connectionString, dropping);
    });
  };
  return { ...database, connectionString, drop };
}

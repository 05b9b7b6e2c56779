import { Client } from "pg";

/** What the one server of a test run gives its tests; travels from the global setup to the workers. */
export interface TestServer {
  /** Of a database to make and drop others from. */
  connectionString: string;
  /** The migrated database that each test's own is a copy of. */
  template: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** The address of another database of the same server. */
export function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement outside of any transaction, as CREATE and DROP DATABASE want it. */
export async function runAlone(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

import type { TestProject } from "vitest/node";
import { checkServer } from "../../src/platform/database/check-server.ts";
import { UNSAFE_FAST_SETTINGS } from "../../src/platform/database/embedded/server-settings.ts";
import { startEmbeddedPostgres } from "../../src/platform/database/embedded/start-embedded-postgres.ts";
import { migrate } from "../../src/platform/database/migrate.ts";
import { makeTemporaryData, removeLeftTemporaryData, removeTemporaryData } from "./temporary-data.ts";
import { runAlone, withDatabase } from "./test-server.ts";

/** The global setup of vitest: one server for the run, embedded or that of TEST_DATABASE_URL, with a template. */
export default async function startTestDatabase(project: TestProject): Promise<() => Promise<void>> {
  const server = await findServer();
  const { connectionString } = server;
  const template = `test_template_${process.pid}`;
  try {
    await checkServer(connectionString);
    await runAlone(connectionString, `DROP DATABASE IF EXISTS ${template}`);
    await runAlone(connectionString, `CREATE DATABASE ${template}`);
    await migrate({ connectionString: withDatabase(connectionString, template), log: () => {} });
  } catch (error) {
    await server.end();
    throw error;
  }
  project.provide("testServer", { connectionString, template });
  return async () => {
    await runAlone(connectionString, `DROP DATABASE ${template} WITH (FORCE)`);
    await server.end();
  };
}

async function findServer(): Promise<{ connectionString: string; end: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { connectionString: given, end: async () => {} };
  await removeLeftTemporaryData();
  const dataDir = makeTemporaryData();
  const { connectionString, stop } = await startEmbeddedPostgres({
    dataDir,
    settings: UNSAFE_FAST_SETTINGS,
    log: () => {},
  });
  const end = async () => {
    await stop();
    await removeTemporaryData(dataDir);
  };
  return { connectionString, end };
}

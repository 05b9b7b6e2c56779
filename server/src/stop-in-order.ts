import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "./config/config.ts";
import type { Readiness } from "./platform/http/health-routes.ts";
import type { Log } from "./platform/log/create-log.ts";

/** Kept for what comes after the connections: the jobs, and then the database. */
const JOBS_MS = 2000;
const DATABASE_MS = 2000;

type Parts = {
  config: Pick<Config, "drainSeconds" | "stopSeconds">;
  log: Log;
  readiness: Readiness;
  closeConnections: () => Promise<unknown>;
  endJobs: () => Promise<unknown>;
  closeDatabase: () => Promise<unknown>;
};

/**
 * Ends a process without failing a request: it says that it is not ready, serves on while its callers notice, then closes
 * connections, jobs and the database, all by one deadline (D-56).
 */
export async function stopInOrder(parts: Parts): Promise<void> {
  const { config, log, readiness } = parts;
  const endBy = performance.now() + config.stopSeconds * 1000;
  const left = (kept: number) => Math.max(0, endBy - kept - performance.now());

  const within = async (what: string, milliseconds: number, work: Promise<unknown>): Promise<void> => {
    const patience = new AbortController();
    const late = sleep(milliseconds, "late", patience).catch(() => undefined);
    const ended = work.catch((err: unknown) => log.warn({ err }, `${what} did not end well`));
    if ((await Promise.race([ended, late])) === "late") log.warn(`${what} did not end in time, and is cut off`);
    patience.abort();
  };

  readiness.stopping = true;
  await sleep(config.drainSeconds * 1000);
  readiness.patienceMs = left(JOBS_MS + DATABASE_MS + 1000);
  await within("Answering", left(JOBS_MS + DATABASE_MS), parts.closeConnections());
  await within("Work in the background", left(DATABASE_MS), parts.endJobs());
  await within("The use of the database", left(0), parts.closeDatabase());
}

import type { PortalJob } from "@runko/domain/operations/portal-jobs";
import type { Pool } from "pg";
import type { Log } from "../log/create-log.ts";
import { noteJobRun } from "./note-job-run.ts";

const EVERY_MS = 60 * 60 * 1000;

export type Job = { id: PortalJob; name: string; work: () => Promise<void> };

async function isDone(log: Log, { name, work }: Job): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (err) {
    log.warn({ err }, `${name} failed, and is tried again in an hour`);
    return false;
  }
}

/** Does the work at once and then every hour; answers the function that ends it. A failure waits for the next hour. */
export function runHourly({ log, pool }: { log: Log; pool: Pool }, job: Job): () => void {
  const run = async () => {
    const startedAt = new Date();
    const failed = !(await isDone(log, job));
    await noteJobRun(pool, { job: job.id, startedAt, finishedAt: new Date(), failed }).catch((err: unknown) =>
      log.warn({ err }, `${job.name} was not noted`),
    );
  };
  void run();
  const timer = setInterval(() => void run(), EVERY_MS);
  return () => clearInterval(timer);
}

import type { ClockDoubt } from "@runko/domain/operations/clock-doubts";
import type { PortalJob } from "@runko/domain/operations/portal-jobs";
import type { Pool } from "pg";

/** How much was done, and how much may be done in one run. */
export type JobResult = { done: number; ceiling: number };

type JobRun = {
  job: PortalJob;
  startedAt: Date;
  finishedAt: Date;
  failed: boolean;
  /** Why it did not begin. */
  held?: ClockDoubt | undefined;
  result?: JobResult | undefined;
};

/** Keeps the last run of a job, and when it last went well, for the product admin to see. */
export async function noteJobRun(
  pool: Pool,
  { job, startedAt, finishedAt, failed, held, result }: JobRun,
): Promise<void> {
  await pool.query({
    name: "note_job_run",
    text: `INSERT INTO job_runs AS r (job, started_at, finished_at, failed, succeeded_at, held, done, ceiling)
      VALUES ($1, $2, $3, $4, CASE WHEN $4 OR $5::text IS NOT NULL THEN NULL ELSE $3::timestamptz END, $5, $6, $7)
      ON CONFLICT (job) DO UPDATE SET started_at = excluded.started_at, finished_at = excluded.finished_at,
        failed = excluded.failed, succeeded_at = coalesce(excluded.succeeded_at, r.succeeded_at),
        held = excluded.held, done = excluded.done, ceiling = excluded.ceiling`,
    values: [job, startedAt, finishedAt, failed, held ?? null, result?.done ?? null, result?.ceiling ?? null],
  });
}

import type { PortalJob } from "@runko/domain/operations/portal-jobs";
import type { Pool } from "pg";

type JobRun = { job: PortalJob; startedAt: Date; finishedAt: Date; failed: boolean };

/** Keeps the last run of a job, and when it last went well, for the product admin to see. */
export async function noteJobRun(pool: Pool, { job, startedAt, finishedAt, failed }: JobRun): Promise<void> {
  await pool.query({
    name: "note_job_run",
    text: `INSERT INTO job_runs AS r (job, started_at, finished_at, failed, succeeded_at)
      VALUES ($1, $2, $3, $4, CASE WHEN $4 THEN NULL ELSE $3::timestamptz END)
      ON CONFLICT (job) DO UPDATE SET started_at = excluded.started_at, finished_at = excluded.finished_at,
        failed = excluded.failed, succeeded_at = coalesce(excluded.succeeded_at, r.succeeded_at)`,
    values: [job, startedAt, finishedAt, failed],
  });
}

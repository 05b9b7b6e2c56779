import { jobCeilings } from "@runko/domain/operations/job-ceilings";
import { dayMs } from "@runko/domain/values/durations";
import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { JobResult } from "../platform/jobs/note-job-run.ts";

/** Makes the months ahead of the security log (0254): also while the clock is in doubt, or a month would begin without a place. */
export async function divideSecurityLog(db: Kysely<Database>): Promise<void> {
  await sql`SELECT make_months_of_security_log()`.execute(db);
}

/** Lets months of the security log go that ended so many days ago (0254); answers how many went. */
export async function keepSecurityLog(
  db: Kysely<Database>,
  { now, days }: { now: Date; days: number },
): Promise<JobResult> {
  const ceiling = jobCeilings.keepSecurityLog;
  const keptFrom = new Date(now.getTime() - days * dayMs);
  const { rows } = await sql<{ done: number }>`
    SELECT drop_months_of_security_log(${keptFrom}::timestamptz, ${ceiling}) AS done`.execute(db);
  return { done: rows[0]?.done ?? 0, ceiling };
}

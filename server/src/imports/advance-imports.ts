import { sql } from "kysely";
import { worksStill } from "../sessions/works-still.ts";
import { checkRows } from "./check-rows.ts";
import type { ImportContext, ImportKind } from "../import-kind.ts";
import { takeNextJob, type LoadedJob } from "./import-store.ts";
import { sendRows } from "./send-rows.ts";

/** So long a process works at a time before it looks whether it is to end. */
const AT_ONCE_MS = 2000;

async function endChecking(db: ImportContext["db"], jobId: string): Promise<void> {
  await sql`
    UPDATE import_jobs SET state = 'checked' WHERE id = ${jobId} AND state = 'checking'
      AND NOT EXISTS (SELECT FROM import_rows WHERE job_id = ${jobId} AND verdict IS NULL AND state <> 'sent')`.execute(
    db,
  );
}

async function step(context: ImportContext, stored: LoadedJob): Promise<void> {
  const { job, state } = stored;
  if (state === "checking") {
    await checkRows(context, stored);
    return endChecking(context.db, job.jobId);
  }
  // Who lost the role meanwhile sends no more.
  if (await worksStill(context.db, job)) return sendRows(context, stored);
  await sql`UPDATE import_jobs SET state = 'stopped' WHERE id = ${job.jobId} AND state = 'sending'`.execute(context.db);
}

/**
 * Brings the jobs under way on, a chunk of rows of each in turn, for a while. Any number of processes may do so at once: each
 * row is held while it is worked on.
 */
export async function advanceImports(context: ImportContext, kinds: readonly ImportKind[]): Promise<void> {
  const end = Date.now() + AT_ONCE_MS;
  while (Date.now() < end) {
    const next = await takeNextJob(context.db, kinds);
    if (!next) return;
    await step(context, next);
  }
}

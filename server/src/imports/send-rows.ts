import type { RowState } from "@runko/domain/imports/import-states";
import { sql, type Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { namedRow } from "./check-rows.ts";
import type { ImportContext, RowResult, SentRow } from "../import-kind.ts";
import type { StoredIssue, StoredJob } from "./stored-job.ts";
import { keepIssues, type StoredRow } from "./import-store.ts";
import { isPassing, refusalOf } from "./refusal-of.ts";

const CHUNK = 25;

const sendable = sql.raw("state = 'waiting' AND verdict IN ('ok', 'warning')");

/** The next rows that may be sent, held by the transaction; those that another process has are left to it. */
async function holdNext(trx: Transaction<Database>, jobId: string, most: number | undefined): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    SELECT number, cells, state FROM import_rows WHERE job_id = ${jobId} AND ${sendable}
      AND EXISTS (SELECT FROM import_jobs WHERE id = ${jobId} AND state = 'sending')
    ORDER BY number ${most === undefined ? sql`FOR UPDATE` : sql`LIMIT ${most} FOR UPDATE SKIP LOCKED`}`.execute(trx);
  return rows;
}

async function noteSent(trx: Transaction<Database>, jobId: string, number: number, result: RowResult): Promise<void> {
  await sql`
    UPDATE import_rows SET state = 'sent', result = ${JSON.stringify(result)}::jsonb
    WHERE job_id = ${jobId} AND number = ${number}`.execute(trx);
}

async function noteFailed(
  db: ImportContext["db"],
  jobId: string,
  { number, issues }: { number: number; issues: readonly StoredIssue[] },
): Promise<void> {
  await sql`
    UPDATE import_rows SET state = 'failed', verdict = 'error', issues = ${keepIssues(issues)}::jsonb
    WHERE job_id = ${jobId} AND number = ${number} AND state = 'waiting'`.execute(db);
}

/** What a row came to is noted in the transaction that did it, so that no crash and no second process does it twice. */
async function sendOne(context: ImportContext, stored: StoredJob): Promise<"sent" | "failed" | "none"> {
  const { job, kind } = stored;
  const current: { number?: number } = {};
  try {
    return await inTransaction(
      context.db,
      async (trx) => {
        const [row] = await holdNext(trx, job.jobId, 1);
        if (!row) return "none";
        const named = namedRow(stored, row);
        current.number = named.number;
        await noteSent(trx, job.jobId, named.number, await kind.send(trx, context, job, named));
        return "sent";
      },
      { repeatable: true },
    );
  } catch (error) {
    if (current.number === undefined || isPassing(error)) throw error;
    const issues = refusalOf(context, stored, error);
    await noteFailed(context.db, job.jobId, { number: current.number, issues });
    return "failed";
  }
}

/** All rows in one transaction; the first that is refused takes the others back with it, and is told. */
async function sendAll(context: ImportContext, stored: StoredJob): Promise<void> {
  const { job, kind } = stored;
  const current: { number?: number } = {};
  try {
    await inTransaction(
      context.db,
      async (trx) => {
        for (const row of await holdNext(trx, job.jobId, undefined)) {
          const named = namedRow(stored, row);
          current.number = named.number;
          await noteSent(trx, job.jobId, named.number, await kind.send(trx, context, job, named));
        }
      },
      { repeatable: true },
    );
  } catch (error) {
    if (current.number === undefined || isPassing(error)) throw error;
    const issues = refusalOf(context, stored, error);
    await inTransaction(context.db, async (trx) => {
      await noteFailed(trx, job.jobId, { number: current.number ?? 0, issues });
      await sql`UPDATE import_jobs SET state = 'checked' WHERE id = ${job.jobId} AND state = 'sending'`.execute(trx);
    });
  }
}

/** Ends a job of which nothing is left to be sent, once; tells then what is told of all together. */
async function finish(context: ImportContext, { job, kind }: StoredJob): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const { rows: ended } = await sql<{ sent_at: Date }>`
      UPDATE import_jobs SET state = 'done', done_at = ${context.clock.now()} WHERE id = ${job.jobId} AND state = 'sending'
        AND NOT EXISTS (SELECT FROM import_rows WHERE job_id = ${job.jobId} AND ${sendable})
      RETURNING sent_at`.execute(trx);
    if (ended.length === 0) return;
    await tellSent(trx, context, { job, kind });
  });
}

/** Tells once of each row that was sent and not told of yet. */
export async function tellSent(
  trx: Transaction<Database>,
  context: ImportContext,
  { job, kind }: Pick<StoredJob, "job" | "kind">,
): Promise<void> {
  const { rows } = await sql<{ number: number; state: RowState; result: RowResult }>`
    UPDATE import_rows SET told = true WHERE job_id = ${job.jobId} AND state = 'sent' AND NOT told
    RETURNING number, result`.execute(trx);
  const sent = rows
    .map(({ number, result }): SentRow => ({ number: Number(number), result }))
    .toSorted((one, other) => one.number - other.number);
  if (sent.length > 0) await kind.finish?.(trx, context, job, sent);
}

/** Sends the next rows of a job, and ends it when there are none. */
export async function sendRows(context: ImportContext, stored: StoredJob & { policy: string | null }): Promise<void> {
  if (stored.policy === "all") await sendAll(context, stored);
  else
    for (let sent = 0; sent < CHUNK; sent += 1) {
      if ((await sendOne(context, stored)) === "none") break;
    }
  await finish(context, stored);
}

import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** The rows of a file that were checked and are without errors. */
export async function listRightRows(
  db: Kysely<Database>,
  jobId: string,
): Promise<{ number: number; cells: string[] }[]> {
  const { rows } = await sql<{ number: number; cells: string[] }>`
    SELECT number, cells FROM import_rows WHERE job_id = ${jobId} AND verdict IN ('ok', 'warning')
    ORDER BY number`.execute(db);
  return rows.map(({ number, cells }) => ({ number: Number(number), cells }));
}

/** Takes away what a file has left unsent, of a file that is not under way; answers false while it is. */
export async function dropUnsent(db: Kysely<Database>, jobId: string): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`SELECT state FROM import_jobs WHERE id = ${jobId} FOR UPDATE`.execute(
    db,
  );
  const state = rows[0]?.state;
  if (state === "checking" || state === "sending") return false;
  await sql`DELETE FROM import_rows WHERE job_id = ${jobId} AND state <> 'sent'`.execute(db);
  return true;
}

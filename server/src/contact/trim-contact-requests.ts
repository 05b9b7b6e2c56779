import type { Pool } from "pg";

/** Deletes requests that were handled longer ago than the retention time; safe to repeat. */
export async function trimContactRequests(pool: Pool, { now, retentionDays }: { now: Date; retentionDays: number }) {
  await pool.query("DELETE FROM contact_requests WHERE handled_at < $1::timestamptz - make_interval(days => $2)", [
    now,
    retentionDays,
  ]);
}

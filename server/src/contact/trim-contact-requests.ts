import type { Pool } from "pg";
import { deleteSome } from "../platform/jobs/delete-some.ts";

type Kept = { now: Date; retentionDays: number; ceiling: number };

/** Deletes requests that were handled longer ago than the retention time, so many at most; answers how many. */
export async function trimContactRequests(pool: Pool, { now, retentionDays, ceiling }: Kept): Promise<number> {
  const condition = "handled_at < $1::timestamptz - make_interval(days => $2)";
  return await deleteSome(pool, { table: "contact_requests", condition, values: [now, retentionDays], ceiling });
}

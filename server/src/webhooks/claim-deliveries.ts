import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { isLiveSql } from "./webhook-row.ts";

/** So many attempts are under way at once, and of them so many to one receiver; one that fails gets one at a time. */
const MOST = 64;
const MOST_OF_ONE = 4;
/** After so many seconds a process that has not told what came of an attempt is taken for dead, and it is made again. */
const LEASE_SECONDS = 60;

/** How many attempts to each webhook are under way in this process. */
export type UnderWay = ReadonlyMap<string, number>;

/** Takes deliveries that are due, each for this process alone until its lease is over; answers their ids. */
export async function claimDeliveries(db: Kysely<Database>, now: Date, underWay: UnderWay): Promise<string[]> {
  const busy = [...underWay.values()].reduce((sum, count) => sum + count, 0);
  if (busy >= MOST) return [];
  const { rows } = await sql<{ id: string }>`
    UPDATE webhook_deliveries SET due_at = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    WHERE id IN (
      SELECT d.id FROM webhooks w
      LEFT JOIN unnest(${[...underWay.keys()]}::uuid[], ${[...underWay.values()]}::int[]) u (webhook_id, count) ON u.webhook_id = w.id
      CROSS JOIN LATERAL (
        SELECT id FROM webhook_deliveries
        WHERE webhook_id = w.id AND due_at <= ${now}
        ORDER BY due_at
        LIMIT greatest(0, CASE WHEN w.failing_since IS NULL THEN ${MOST_OF_ONE}::int ELSE 1 END - coalesce(u.count, 0))
        FOR UPDATE SKIP LOCKED) d
      WHERE ${sql.raw(isLiveSql)} AND (w.paused_until IS NULL OR w.paused_until <= ${now})
      LIMIT ${MOST - busy})
    RETURNING id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Gives a delivery back that was taken and not tried. */
export async function giveBack(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set({ due_at: now })
    .where("id", "=", id)
    .where("due_at", "is not", null)
    .execute();
}

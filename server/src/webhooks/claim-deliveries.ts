import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { isLiveSql } from "./webhook-row.ts";

/** So many attempts are under way at once in a process, of them so many of one organization and to one receiver. */
const MOST = 64;
const MOST_OF_ORGANIZATION = 8;
/** One that fails gets one at a time. */
const MOST_OF_ONE = 4;
/** After so many seconds a process that has not told what came of an attempt is taken for dead, and it is made again. */
const LEASE_SECONDS = 60;

/** How many attempts to each webhook are under way in this process. */
export type UnderWay = ReadonlyMap<string, number>;

/** A delivery that was taken, and its webhook. */
export type Claimed = { id: string; webhookId: string };

/**
 * Takes deliveries that are due, each for this process alone until its lease is over; organizations take turns. Only webhooks
 * for which something waits are looked at, one after another along the index: this is asked whenever an attempt ends.
 */
export async function claimDeliveries(db: Kysely<Database>, now: Date, underWay: UnderWay): Promise<Claimed[]> {
  const busy = [...underWay.values()].reduce((sum, count) => sum + count, 0);
  if (busy >= MOST) return [];
  const { rows } = await sql<Claimed>`
    WITH RECURSIVE waiting AS (
      (SELECT webhook_id AS id FROM webhook_deliveries WHERE due_at IS NOT NULL ORDER BY webhook_id LIMIT 1)
      UNION ALL
      SELECT next.id FROM waiting CROSS JOIN LATERAL (
        SELECT webhook_id AS id FROM webhook_deliveries
        WHERE due_at IS NOT NULL AND webhook_id > waiting.id
        ORDER BY webhook_id LIMIT 1) next
    ), busy AS (
      SELECT w.id, w.organization_id, u.count
      FROM unnest(${[...underWay.keys()]}::uuid[], ${[...underWay.values()]}::int[]) u (id, count) JOIN webhooks w USING (id)
    ), due AS (
      SELECT d.id, d.due_at, w.organization_id,
        row_number() OVER (PARTITION BY w.organization_id ORDER BY d.due_at) AS turn
      FROM waiting JOIN webhooks w USING (id) CROSS JOIN LATERAL (
        SELECT id, due_at FROM webhook_deliveries
        WHERE webhook_id = w.id AND due_at <= ${now}
        ORDER BY due_at
        LIMIT greatest(0, CASE WHEN w.failing_since IS NULL THEN ${MOST_OF_ONE}::int ELSE 1 END
          - coalesce((SELECT count FROM busy WHERE busy.id = w.id), 0))
        FOR UPDATE SKIP LOCKED) d
      WHERE ${sql.raw(isLiveSql)} AND (w.paused_until IS NULL OR w.paused_until <= ${now})
    )
    UPDATE webhook_deliveries SET due_at = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    WHERE id IN (
      SELECT id FROM due
      WHERE turn <= ${MOST_OF_ORGANIZATION}::int
        - coalesce((SELECT sum(count) FROM busy WHERE busy.organization_id = due.organization_id), 0)
      ORDER BY turn, due_at LIMIT ${MOST - busy})
    RETURNING id, webhook_id AS "webhookId"`.execute(db);
  return rows;
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

/** Gives a delivery up that may be sent no more. */
export async function giveUp(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db
    .updateTable("webhook_deliveries")
    .set({ state: "failed", due_at: null, ended_at: now })
    .where("id", "=", id)
    .execute();
}

import { eventDays } from "@runko/domain/events/document-events";
import { dayMs } from "@runko/domain/values/durations";
import type { Pool } from "pg";
import type { AppContext } from "../app-context.ts";
import { sealCursor, type EventCursor } from "./event-cursor.ts";

export type FeedMoment = {
  /** The database cluster that counts the moments. */
  cluster: string;
  /** All before this moment is complete. */
  told: number;
};

/** SQL of one row with the moment up to which the feed of events is complete (0201). */
export const feedMomentSql = `SELECT (SELECT system_identifier FROM pg_control_system())::text AS cluster,
  pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS told`;

export const momentOf = ({ cluster, told }: FeedMoment): FeedMoment => ({
  cluster: BigInt.asUintN(64, BigInt(cluster)).toString(),
  told,
});

/** The moment up to which the feed is complete. */
export async function findFeedMoment(pool: Pool): Promise<FeedMoment> {
  const { rows } = await pool.query<FeedMoment>({ name: "feed_moment", text: feedMomentSql });
  const [row] = rows;
  if (!row) throw new Error("The feed has a moment");
  return momentOf(row);
}

/** The cursor of a moment that was read at a time: before all that it counts. */
export const cursorAt = ({ config }: Pick<AppContext, "config">, { cluster, told }: FeedMoment, at: Date): string =>
  sealCursor(config, { cluster, moment: told, number: 0, at });

/** Whether what came after the cursor is still in the feed. */
export const stillHeld = (
  { cluster, at }: Pick<EventCursor, "cluster" | "at">,
  moment: FeedMoment,
  now: Date,
): boolean => cluster === moment.cluster && at.getTime() >= now.getTime() - eventDays * dayMs;

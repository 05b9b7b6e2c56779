import type { AppContext } from "../app-context.ts";
import type { DocumentScope } from "./document-scope.ts";
import { openCursor } from "./event-cursor.ts";
import { findFeedMoment, stillHeld, type FeedMoment } from "./feed-moment.ts";
import { findMissed } from "./find-missed.ts";

/** Of more events a listener is told that it missed some: it does better to fetch what it shows. */
const MOST_MISSED = 500;

type Context = Pick<AppContext, "pool" | "clock" | "config">;

type Resumed = {
  moment: FeedMoment;
  /** Documents that changed after the cursor; undefined where that cannot be told any more. */
  missed: readonly number[] | undefined;
};

/** What happened in the scope after the cursor with which a listener comes back; of none that it missed nothing. */
export async function resumeStream(
  { pool, clock, config }: Context,
  scope: DocumentScope,
  lastEventId: string | undefined,
): Promise<Resumed> {
  const cursor = lastEventId === undefined ? undefined : openCursor(config, lastEventId);
  if (!cursor) return { moment: await findFeedMoment(pool), missed: cursor === null ? undefined : [] };
  const { ids, ...moment } = await findMissed(pool, scope, cursor, MOST_MISSED);
  return { moment, missed: stillHeld(cursor, moment, clock.now()) ? ids : undefined };
}

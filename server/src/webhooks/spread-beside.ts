import type { Kysely } from "kysely";
import type { Pool } from "pg";
import type { Log } from "../platform/log/create-log.ts";
import type { Database } from "../platform/database/schema.ts";
import type { SharedClock } from "./follow-database.ts";
import { spreadEvents } from "./spread-events.ts";

/** How soon it is looked again for what has come in the feed. */
const SPREAD_MS = 500;

type Context = { db: Kysely<Database>; pool: Pool; log: Pick<Log, "warn">; clock: SharedClock };

/** Looks for what has come in the feeds of webhooks, one pass at a time, beside whatever its caller does meanwhile. */
export function spreadBeside({ clock, log, ...stores }: Context, signal: AbortSignal) {
  let begunAt = -Infinity;
  let pass: Promise<void> | undefined;
  let more = false;
  const run = async () => {
    try {
      more = await spreadEvents({ ...stores, log }, clock.now(), signal);
    } catch (err) {
      log.warn({ err }, "It could not be read what has come for webhooks, and is read again");
    }
  };
  return {
    /** Begins a pass when it is time for one and none is under way. */
    begin: async (): Promise<void> => {
      if (pass !== undefined || performance.now() - begunAt < SPREAD_MS) return;
      begunAt = performance.now();
      await clock.look();
      pass = run().finally(() => (pass = undefined));
    },
    /** The pass that is under way, if one is. */
    underWay: (): readonly Promise<void>[] => (pass === undefined ? [] : [pass]),
    /** Whether none is under way, and the last has left nothing for a next one. */
    isOver: (): boolean => pass === undefined && !more,
  };
}

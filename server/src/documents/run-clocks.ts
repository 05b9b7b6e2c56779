import type { Kysely } from "kysely";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Log } from "../platform/log/create-log.ts";
import { startClocks } from "./start-clocks.ts";
import { tellClocks } from "./tell-clocks.ts";

const EVERY_MS = 60_000;

type Context = { db: Kysely<Database>; log: Log; clock: Clock };

/** Tells of clocks as they turn until the answered function ends it, which waits for the run that is under way. */
export function runClocks({ db, log, clock }: Context): () => Promise<void> {
  let underWay: Promise<unknown> | undefined;
  const run = () => {
    underWay ??= startClocks(db, clock.now())
      .then(() => tellClocks(db, clock.now()))
      .catch((err: unknown) => log.warn({ err }, "Clocks could not be told of, and are tried again in a minute"))
      .finally(() => (underWay = undefined));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

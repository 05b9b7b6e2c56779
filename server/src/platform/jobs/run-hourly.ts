import type { PortalJob } from "@runko/domain/operations/portal-jobs";
import type { Pool } from "pg";
import type { Clock } from "../clock.ts";
import type { Log } from "../log/create-log.ts";
import { judgeClock } from "./judge-clock.ts";
import { noteJobRun, type JobResult } from "./note-job-run.ts";

const EVERY_MS = 60 * 60 * 1000;

type Work = (now: Date) => Promise<JobResult | void>;

export type Job = {
  id: PortalJob;
  name: string;
  /** Deletes by age: it does not begin while the clock is in doubt. */
  irreversible: boolean;
  work: Work;
};

/** `newest` is the SQL of the newest instants that were written. */
type Parts = { log: Log; pool: Pool; clock: Clock; newest: readonly string[] };

async function runOnce({ log, pool, clock, newest }: Parts, { id, name, irreversible, work }: Job): Promise<void> {
  const startedAt = clock.now();
  const note = (outcome: Pick<Parameters<typeof noteJobRun>[1], "failed" | "held" | "result">) =>
    noteJobRun(pool, { job: id, startedAt, finishedAt: clock.now(), ...outcome }).catch((err: unknown) =>
      log.warn({ err }, `${name} was not noted`),
    );
  try {
    const held = irreversible ? await judgeClock({ pool, newest }, startedAt) : undefined;
    if (held) {
      log.warn({ reason: held }, `${name} waits, for the clock is in doubt`);
      return await note({ failed: false, held });
    }
    const result = (await work(startedAt)) ?? undefined;
    if (result && result.done >= result.ceiling)
      log.warn(result, `${name} has come to its ceiling, and goes on in an hour`);
    await note({ failed: false, result });
  } catch (err) {
    log.warn({ err }, `${name} failed, and is tried again in an hour`);
    await note({ failed: true });
  }
}

/** Does the work at once and then every hour; answers the function that ends it. A failure waits for the next hour. */
export function runHourly(parts: Parts, job: Job): () => void {
  const run = () => void runOnce(parts, job);
  run();
  const timer = setInterval(run, EVERY_MS);
  return () => clearInterval(timer);
}

import type { Log } from "../log/create-log.ts";

const EVERY_MS = 60 * 60 * 1000;

type Job = { name: string; work: () => Promise<void> };

/** Does the work at once and then every hour; answers the function that ends it. A failure waits for the next hour. */
export function runHourly(log: Log, { name, work }: Job): () => void {
  const run = () => {
    work().catch((error: unknown) => log.warn({ error }, `${name} failed, and is tried again in an hour`));
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  return () => clearInterval(timer);
}

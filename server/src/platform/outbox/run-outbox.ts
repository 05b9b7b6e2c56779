import type { Pool } from "pg";
import type { Log } from "../log/create-log.ts";
import { sendWaiting, type Senders } from "./send-waiting.ts";

const EVERY_MS = 1000;

/** Sends what waits until the answered function ends it, which waits for the one that is under way. */
export function runOutbox(
  parts: { pool: Pool; log: Log },
  senders: Senders,
  { everyMs = EVERY_MS, urgent }: { everyMs?: number; urgent?: boolean } = {},
): () => Promise<void> {
  const ending = new AbortController();
  let underWay: Promise<void> | undefined;
  const run = () => {
    underWay ??= sendWaiting(parts, senders, { ending: ending.signal, urgent })
      .catch((err: unknown) => parts.log.warn({ err }, "The outbox could not be read"))
      .finally(() => (underWay = undefined));
  };
  run();
  const timer = setInterval(run, everyMs);
  return async () => {
    ending.abort();
    clearInterval(timer);
    await underWay;
  };
}

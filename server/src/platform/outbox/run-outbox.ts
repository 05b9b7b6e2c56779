import type { Pool } from "pg";
import { runEvery } from "../jobs/run-every.ts";
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
  const end = runEvery({
    everyMs,
    work: () => sendWaiting(parts, senders, { ending: ending.signal, urgent }),
    failed: (err) => parts.log.warn({ err }, "The outbox could not be read"),
  });
  return async () => {
    ending.abort();
    await end();
  };
}

import { setTimeout as sleep } from "node:timers/promises";

/** What has come while the process was busy is read first. */
const GRACE_MS = 50;

/** What the work answers, or the error when it takes longer; the work is then left to itself. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  const patience = new AbortController();
  const lateness = (async () => {
    await sleep(milliseconds, undefined, patience);
    await sleep(GRACE_MS, undefined, patience);
    throw late();
  })();
  lateness.catch(() => {});
  work.catch(() => {});
  try {
    return await Promise.race([work, lateness]);
  } finally {
    patience.abort();
  }
}

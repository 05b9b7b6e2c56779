/** What is done all the time: `failed` is what the log says when it could not be. The signal tells long work that it is to end. */
export type Run = { everyMs: number; work: (signal: AbortSignal) => Promise<unknown>; failed: (err: unknown) => void };

/**
 * Does the work at once and then so often, never twice at a time, until the answered function ends it, which waits for what
 * is under way.
 */
export function runEvery({ everyMs, work, failed }: Run): () => Promise<void> {
  const ending = new AbortController();
  let underWay: Promise<unknown> | undefined;
  const run = () => {
    underWay ??= work(ending.signal)
      .catch(failed)
      .finally(() => (underWay = undefined));
  };
  run();
  const timer = setInterval(run, everyMs);
  return async () => {
    clearInterval(timer);
    ending.abort();
    await underWay;
  };
}

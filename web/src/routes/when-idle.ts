/** Safari has no such call; what waits for it there waits for a moment. */
const ask = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(call);
};

/** Does the works one after another, each when the browser has nothing else to do, after this many milliseconds; answers the way to give it up. */
export function whenIdle(works: readonly (() => Promise<unknown>)[], after: number): () => void {
  let givenUp = false;
  let giveUpNext = () => {};
  const go = async ([work, ...others]: readonly (() => Promise<unknown>)[]) => {
    if (!work || givenUp) return;
    await work().catch(() => undefined);
    giveUpNext = ask(() => void go(others));
  };
  const timer = setTimeout(() => (giveUpNext = ask(() => void go(works))), after);
  return () => {
    givenUp = true;
    clearTimeout(timer);
    giveUpNext();
  };
}

const MINUTE_MS = 60_000;

/** Counts calls by key in minutes; answers in how many seconds the next may come, 0 for at once. */
export function countCalls(most: number, now: () => number = () => performance.now()): (key: string) => number {
  let counted = new Map<string, number>();
  let since = now();
  return (key) => {
    const passed = now() - since;
    if (passed >= MINUTE_MS) {
      counted = new Map();
      since = now();
    }
    const calls = (counted.get(key) ?? 0) + 1;
    counted.set(key, calls);
    return calls <= most ? 0 : Math.max(1, Math.ceil((MINUTE_MS - (now() - since)) / 1000));
  };
}

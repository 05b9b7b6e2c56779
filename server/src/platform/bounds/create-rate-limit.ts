const MINUTE_MS = 60_000;

/** Counts calls by key in minutes, or hours; answers in how many seconds the next may come, 0 for at once. */
export function createRateLimit(
  most: number,
  { minutes = 1, now = () => performance.now() }: { minutes?: number; now?: () => number } = {},
): (key: string) => number {
  const spanMs = minutes * MINUTE_MS;
  let counted = new Map<string, number>();
  let since = now();
  return (key) => {
    const passed = now() - since;
    if (passed >= spanMs) {
      counted = new Map();
      since = now();
    }
    const calls = (counted.get(key) ?? 0) + 1;
    counted.set(key, calls);
    return calls <= most ? 0 : Math.max(1, Math.ceil((spanMs - (now() - since)) / 1000));
  };
}

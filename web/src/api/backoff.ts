const shortest = 1_000;
const longest = 30_000;

/** Milliseconds to wait before try number `attempt` (from 1): doubling, capped, spread so that browsers do not come at once. */
export function backoffDelay(attempt: number, random: () => number = Math.random): number {
  const full = Math.min(longest, shortest * 2 ** (attempt - 1));
  return Math.round(full * (0.5 + random() / 2));
}

const SHORTEST_MS = 1000;
const LONGEST_MS = 20_000;

/** How long a login from an unknown address waits after so many failures of its account: nothing up to twice the limit, then longer with each half of it. */
export function delayOfLogin(failures: number, limit: number): number {
  if (failures < 2 * limit) return 0;
  return Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.floor((2 * (failures - 2 * limit)) / limit));
}

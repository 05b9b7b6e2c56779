import { setTimeout as sleep } from "node:timers/promises";

export async function waitFor<Found>(what: string, seconds: number, look: () => Promise<Found | undefined>) {
  for (const started = performance.now(); performance.now() - started < seconds * 1000; await sleep(200)) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
  }
  throw new Error(`${what}: not within ${seconds} s`);
}

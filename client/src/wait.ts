import { setTimeout as sleep } from "node:timers/promises";

const shortest = 500;
const longest = 30_000;

/** Milliseconds before try number `attempt` (from 1) when nobody says: doubling, capped, spread so that programs do not come at once. */
export function backoff(attempt: number): number {
  const full = Math.min(longest, shortest * 2 ** (attempt - 1));
  return Math.round(full * (0.5 + Math.random() / 2));
}

/** What `Retry-After` asks for, in milliseconds: seconds or a date. */
export function retryAfter(response: Response): number | undefined {
  const text = response.headers.get("retry-after");
  if (text === null) return undefined;
  const at = /^\d+$/.test(text) ? Date.now() + Number(text) * 1_000 : Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

/** Rejects when the signal is given. */
export async function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(ms, undefined, signal && { signal });
}

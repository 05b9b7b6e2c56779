import { randomId } from "../storage/random-id.ts";
import { storedJson, type StoredValue } from "../storage/stored-value.ts";
import { sleep } from "./sleep.ts";

type Lease = { tab: string; until: number };
type Work = (mine: AbortSignal) => Promise<void>;

/** A tab in the background may be woken but once a minute. */
const leaseFor = 150_000;
const renewEvery = 20_000;
/** Of the tabs that take a free lease at once, the last to write has it. */
const settleFor = 250;

function isLease(value: unknown): value is Lease {
  const { tab, until } = (value ?? {}) as Record<string, unknown>;
  return typeof tab === "string" && typeof until === "number";
}

/** Does the work while the lease is this tab's, which others read as long as it is renewed. */
async function hold(lease: StoredValue<Lease>, tab: string, signal: AbortSignal, work: Work): Promise<void> {
  const lost = new AbortController();
  const isMine = () => lease.read()?.tab === tab;
  const renew = () => (isMine() ? lease.write({ tab, until: Date.now() + leaseFor }) : lost.abort());
  const release = () => {
    if (isMine()) lease.clear();
  };
  const timer = setInterval(renew, renewEvery);
  const stopListening = lease.subscribe(() => {
    if (!isMine()) lost.abort();
  });
  globalThis.addEventListener("pagehide", release);
  await work(AbortSignal.any([signal, lost.signal]));
  globalThis.removeEventListener("pagehide", release);
  stopListening();
  clearInterval(timer);
  release();
}

/** Waits until another tab has changed the lease, or it may be over. */
async function nextChange(lease: StoredValue<Lease>, signal: AbortSignal): Promise<void> {
  const changed = new AbortController();
  const stopListening = lease.subscribe(() => changed.abort());
  await sleep(renewEvery, AbortSignal.any([signal, changed.signal]));
  stopListening();
}

/**
 * What Web Locks do, for pages over plain HTTP, which have none: one of all tabs does the work, and the next when it is
 * closed. For a moment it may be two. Where nothing can be stored each does it.
 */
export async function holdByLease(name: string, signal: AbortSignal, work: Work): Promise<void> {
  const lease = storedJson(name, isLease);
  const tab = randomId();
  while (!signal.aborted) {
    if ((lease.read()?.until ?? 0) < Date.now()) {
      lease.write({ tab, until: Date.now() + leaseFor });
      await sleep(settleFor, signal);
    }
    const held = lease.read();
    if (held === undefined) await work(signal);
    else if (held.tab === tab) await hold(lease, tab, signal, work);
    else await nextChange(lease, signal);
  }
}

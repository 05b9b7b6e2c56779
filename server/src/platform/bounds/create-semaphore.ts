/** So many may be inside at once by this key. */
export type Place = { key: string; most: number };
/** Gives the places back; once is enough. */
export type Leave = () => void;

export type Semaphore = {
  /** Takes a place by every key, or none: null when one of them is full. */
  tryAcquire: (places: readonly Place[]) => Leave | null;
  /** The same, in turn and after waiting at most so long; `first` goes before those who wait. */
  acquire: (places: readonly Place[], options: { waitMs: number; first?: boolean }) => Promise<Leave | null>;
  /** How many wait for a place by this key. */
  waiting: (key: string) => number;
};

type Waiter = { places: readonly Place[]; admit: (leave: Leave) => void };

/** A semaphore by keys, for one process: a place by one key is never held while waiting for another. */
export function createSemaphore(): Semaphore {
  const inside = new Map<string, number>();
  const queues = new Map<string, Set<Waiter>>();
  const fullOf = (places: readonly Place[]) => places.find(({ key, most }) => (inside.get(key) ?? 0) >= most);

  const count = (key: string, by: 1 | -1) => {
    const now = (inside.get(key) ?? 0) + by;
    if (now === 0) inside.delete(key);
    else inside.set(key, now);
  };

  const unqueue = (key: string, waiter: Waiter) => {
    const queue = queues.get(key);
    queue?.delete(waiter);
    if (queue?.size === 0) queues.delete(key);
  };

  const tryAcquire = (places: readonly Place[]): Leave | null => {
    if (fullOf(places)) return null;
    for (const { key } of places) count(key, 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      for (const { key } of places) count(key, -1);
      for (const { key } of places) admitFrom(key);
    };
  };

  const queue = (waiter: Waiter, key: string, first = false) => {
    const others = queues.get(key) ?? [];
    queues.set(key, new Set(first ? [waiter, ...others] : [...others, waiter]));
  };

  const admitFrom = (key: string) => {
    for (const waiter of queues.get(key) ?? []) {
      const leave = tryAcquire(waiter.places);
      const full = leave === null ? fullOf(waiter.places) : undefined;
      if (full?.key === key) return;
      unqueue(key, waiter);
      if (leave) waiter.admit(leave);
      else if (full) queue(waiter, full.key);
    }
  };

  return {
    tryAcquire,
    waiting: (key) => queues.get(key)?.size ?? 0,
    async acquire(places, { waitMs, first = false }) {
      const full = fullOf(places);
      if (!full) return tryAcquire(places);
      return await new Promise((resolve) => {
        const waiter: Waiter = {
          places,
          admit: (leave) => {
            clearTimeout(timer);
            resolve(leave);
          },
        };
        const timer = setTimeout(() => {
          for (const { key } of places) unqueue(key, waiter);
          resolve(null);
        }, waitMs);
        queue(waiter, full.key, first);
      });
    },
  };
}

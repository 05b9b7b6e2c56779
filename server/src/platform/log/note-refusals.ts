import type { SecurityEntry } from "./security-log.ts";

const MINUTE_MS = 60_000;
/** Callers and routes that are told apart in a minute; further ones are counted together, by their event. */
const MOST_KEYS = 1000;

type Repeated = { last: SecurityEntry; times: number };

export type RefusalNotes = {
  note: (key: string, entry: SecurityEntry) => Promise<void>;
  /** Writes what is counted still. */
  end: () => Promise<void>;
};

/**
 * Keeps the security log, which only grows, from being filled by refusals: the first of a key is written at once, those that
 * follow within the minute as one row that says how many (security m6).
 */
export function noteRefusals(
  write: (entry: SecurityEntry) => Promise<void>,
  onError: (error: unknown) => void,
  minuteMs: number = MINUTE_MS,
): RefusalNotes {
  const counted = new Map<string, Repeated | null>();
  const tell = async (key: string) => {
    const repeated = counted.get(key);
    counted.delete(key);
    if (!repeated) return;
    const { last, times } = repeated;
    await write({ ...last, details: { ...last.details, times } });
  };
  return {
    async note(asked, entry) {
      const key = counted.has(asked) || counted.size < MOST_KEYS ? asked : `others ${entry.event}`;
      const repeated = counted.get(key);
      if (repeated !== undefined) {
        counted.set(key, { last: entry, times: (repeated?.times ?? 0) + 1 });
        return;
      }
      counted.set(key, null);
      setTimeout(() => void tell(key).catch(onError), minuteMs).unref();
      await write(entry);
    },
    async end() {
      for (const key of counted.keys()) await tell(key);
    },
  };
}

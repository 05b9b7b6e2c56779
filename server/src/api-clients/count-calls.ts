import { callLimits, callWindowSeconds, type CallKind } from "@runko/domain/api-clients/call-limits";
import { sql } from "kysely";
import type { AppContext } from "../app-context.ts";

const FLUSH_MS = 1000;
const windowMs = callWindowSeconds * 1000;

/** Calls of one client in one minute: those of every process as far as they are known, and ours that no other knows of. */
type Window = { clientId: string; kind: CallKind; startedAt: number; known: number; own: number };

export type Counted = { limit: number; remaining: number; resetSeconds: number; exceeded: boolean };

export type CallCounter = {
  count: (clientId: string, kind: CallKind) => Counted;
  end: () => Promise<void>;
};

/**
 * Counts calls in memory, and adds them once a second to what the other processes have counted: a write for each call would
 * halve the reads. So the limit is exact to a second of each process.
 */
export function createCallCounter({ db, clock, log }: Pick<AppContext, "db" | "clock" | "log">): CallCounter {
  let windows = new Map<string, Window>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();

  const flush = async (): Promise<void> => {
    const told = [...windows.values()].filter(({ own }) => own > 0);
    if (told.length === 0) return;
    const mine = told.map((window) => ({ window, calls: window.own }));
    for (const { window, calls } of mine) {
      window.known += calls;
      window.own = 0;
    }
    const rows = mine.map(({ window: { clientId, kind, startedAt }, calls }) => ({
      client_id: clientId,
      kind,
      started_at: new Date(startedAt),
      calls,
    }));
    const totals = await db
      .insertInto("api_calls")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["client_id", "kind", "started_at"])
          .doUpdateSet({ calls: sql`api_calls.calls + excluded.calls` }),
      )
      .returning(["client_id", "kind", "started_at", "calls"])
      .execute();
    for (const { client_id, kind, started_at, calls } of totals) {
      const window = windows.get(`${client_id} ${kind}`);
      if (window?.startedAt === started_at.getTime()) window.known = Math.max(window.known, Number(calls));
    }
  };

  const flushSafely = async (): Promise<void> => {
    flushing = flushing
      .then(flush)
      .catch((err: unknown) => log.warn({ err }, "Calls of machines could not be counted"));
    await flushing;
  };

  const flushSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flushSafely();
    }, FLUSH_MS).unref();
  };

  const windowOf = (clientId: string, kind: CallKind, now: number): Window => {
    const startedAt = now - (now % windowMs);
    const key = `${clientId} ${kind}`;
    const known = windows.get(key);
    if (known?.startedAt === startedAt) return known;
    windows = new Map([...windows].filter(([, window]) => window.startedAt === startedAt || window.own > 0));
    const window = { clientId, kind, startedAt, known: 0, own: 0 };
    windows.set(key, window);
    return window;
  };

  return {
    count: (clientId, kind) => {
      const now = clock.now().getTime();
      const window = windowOf(clientId, kind, now);
      window.own += 1;
      flushSoon();
      const limit = callLimits[kind];
      const calls = window.known + window.own;
      const resetSeconds = Math.max(1, Math.ceil((window.startedAt + windowMs - now) / 1000));
      return { limit, remaining: Math.max(0, limit - calls), resetSeconds, exceeded: calls > limit };
    },
    end: async () => {
      clearTimeout(timer);
      timer = undefined;
      await flushSafely();
    },
  };
}

import { Client } from "pg";
import type { Pool } from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { liveChannel, readLiveEvent } from "./live-event.ts";
import type { LiveEvent } from "./live-event.ts";
import { answerWithin, breakConnection, endConnection } from "../database/silent-database.ts";

export type LiveListener = {
  event: (event: LiveEvent) => void;
  /** The connection was away: anything may have changed meanwhile. */
  gap: () => void;
};

export type Live = {
  /** Answers the function that ends the subscription. Resolves once events arrive. */
  subscribe: (listener: LiveListener) => Promise<() => void>;
  /** Tells every listener of a gap, and ends. */
  close: () => Promise<void>;
};

const LONGEST_PAUSE_MS = 5000;
/** It only listens, so that it would not hear that the other end has gone. */
const BEAT_EVERY_MS = 2000;
const BEAT_MS = 2000;

/** Asks after the server from time to time until the connection ends, and ends one that says nothing. */
function keepHearing(client: Client): void {
  const beat = () => void answerWithin(BEAT_MS, client.query("SELECT 1")).catch(() => breakConnection(client));
  const timer = setInterval(beat, BEAT_EVERY_MS);
  client.once("end", () => clearInterval(timer));
}

/** Listens on one connection of its own, made at the first subscription and made again whenever it is lost. */
export function createLive(pool: Pool, log: (line: string) => void): Live {
  const listeners = new Set<LiveListener>();
  const closing = new AbortController();
  let listening: Promise<Client | undefined> | undefined;

  const listen = async (): Promise<Client | undefined> => {
    for (let pause = 100; !closing.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const client = new Client({ ...pool.options, application_name: "runko-live", statement_timeout: 0 });
      client.on("error", () => {});
      try {
        await client.connect();
        await answerWithin(BEAT_MS, client.query(`LISTEN ${liveChannel}`));
        client.on("notification", ({ payload }) => {
          const event = readLiveEvent(payload);
          if (event) for (const listener of listeners) listener.event(event);
        });
        client.once("end", () => void listenAgain());
        keepHearing(client);
        return client;
      } catch (error) {
        log(`Live updates wait for the database: ${(error as Error).message}`);
        await endConnection(client);
        await sleep(pause, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
    return undefined;
  };

  const listenAgain = async (): Promise<void> => {
    if (closing.signal.aborted) return;
    listening = listen();
    if (await listening) for (const listener of listeners) listener.gap();
  };

  return {
    async subscribe(listener) {
      listening ??= listen();
      await listening;
      if (closing.signal.aborted) listener.gap();
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      closing.abort();
      for (const listener of listeners) listener.gap();
      listeners.clear();
      const client = await listening;
      if (client) await endConnection(client);
    },
  };
}

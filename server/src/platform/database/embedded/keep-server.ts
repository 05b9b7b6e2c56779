import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { releaseKeeper } from "./connect-keeper.ts";
import { ensureServer } from "./ensure-server.ts";
import type { ServerPlace } from "./launch-server.ts";
import { stopServer } from "./stop-server.ts";

const LONGEST_PAUSE_MS = 10_000;

/**
 * Watches a server through its keeper and brings it back when it dies under us, as often as it takes.
 * Answers the function that ends our use of it, and the server with it when nobody else uses it.
 */
export function keepServer(place: ServerPlace, first: Client, log: (line: string) => void): () => Promise<void> {
  const stopping = new AbortController();
  let keeper: Client | undefined;
  let bringingBack = Promise.resolve();

  const watch = (client: Client) => {
    keeper = client;
    client.once("end", () => {
      keeper = undefined;
      if (!stopping.signal.aborted) bringingBack = bringBack();
    });
  };

  const bringBack = async () => {
    log("The embedded PostgreSQL went away; bringing it back");
    for (let pause = 100; !stopping.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        watch((await ensureServer(place, stopping.signal)).keeper);
        return log("The embedded PostgreSQL is back");
      } catch (error) {
        log((error as Error).message);
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };

  watch(first);
  return async () => {
    stopping.abort();
    await bringingBack;
    if (keeper === undefined) return;
    const last = await releaseKeeper(keeper).catch(() => false);
    if (last) await stopServer(place);
    await keeper?.end().catch(() => {});
  };
}

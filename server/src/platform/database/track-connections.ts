import type { Socket } from "node:net";
import type { Pool, PoolClient } from "pg";
import { breakConnection, SilentDatabaseError } from "./silent-database.ts";

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

export type Connections = {
  /** How much each connection has heard so far. */
  heard: () => Map<PoolClient, number>;
  /** Gives up those that have heard nothing since; answers how many are left. */
  breakUnheard: (before: Map<PoolClient, number>) => number;
  /** Gives up those whose statement should have been ended by the server. */
  breakOverdue: () => void;
  /** Whether to refuse at once whoever wants a connection, as each would wait for nothing. */
  refuse: (silent: boolean) => void;
};

const bytesRead = ({ connection }: PoolClient): number => (connection.stream as Socket).bytesRead;
const isWaiting = /^timeout exceeded when trying to connect/;

/** Knows the connections of a pool and since when each waits for an answer, so that dead ones can be given up. */
export function trackConnections(pool: Pool, answerMs: number): Connections {
  const askedAt = new Map<PoolClient, number>();
  let refusing = false;

  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    askedAt.set(client, Infinity);
    client.query = ((...args: unknown[]) => {
      askedAt.set(client, performance.now());
      return query(...args);
    }) as typeof client.query;
    client.on("drain", () => askedAt.set(client, Infinity));
    client.once("end", () => askedAt.delete(client));
  });

  const explain = (error: Error) => (refusing && isWaiting.test(error.message) ? new SilentDatabaseError() : error);
  const connect = pool.connect.bind(pool) as (callback?: Connected) => Promise<PoolClient>;
  pool.connect = ((callback?: Connected) => {
    if (!callback)
      return refusing
        ? Promise.reject(new SilentDatabaseError())
        : connect().catch((error: Error) => Promise.reject(explain(error)));
    if (refusing) return process.nextTick(callback, new SilentDatabaseError(), undefined, () => {});
    return connect((error, client, done) => callback(error && explain(error), client, done));
  }) as typeof pool.connect;

  return {
    heard: () => new Map([...askedAt.keys()].map((client) => [client, bytesRead(client)])),
    breakUnheard: (before) => {
      const clients = [...askedAt.keys()];
      const unheard = clients.filter((client) => bytesRead(client) <= (before.get(client) ?? 0));
      unheard.forEach(breakConnection);
      return clients.length - unheard.length;
    },
    breakOverdue: () => {
      const now = performance.now();
      for (const [client, asked] of askedAt) if (now - asked > answerMs) breakConnection(client);
    },
    refuse: (silent) => {
      refusing = silent;
    },
  };
}

import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { withTimeout } from "../with-timeout.ts";

const GOODBYE_MS = 500;

/** The database did not answer in time. pg itself has no deadline for a peer that says nothing. */
export class SilentDatabaseError extends Error {
  readonly code = "ETIMEDOUT";

  constructor() {
    super("The database does not answer");
    this.name = "SilentDatabaseError";
  }
}

/** Fails what waits on the connection, which is never used again. */
export function breakConnection(client: Client): void {
  client.connection.stream.destroy(new SilentDatabaseError());
}

/** Says goodbye, and does not wait for an answer to it for long. */
export async function endConnection(client: Client): Promise<void> {
  const patience = new AbortController();
  const said = client.end().catch(() => {});
  await Promise.race([said, sleep(GOODBYE_MS, undefined, patience).catch(() => {})]);
  patience.abort();
  client.connection.stream.destroy();
}

/** What the work answers, or a SilentDatabaseError when it takes longer. */
export const answerWithin = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  withTimeout(milliseconds, work, () => new SilentDatabaseError());

import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";

const GOODBYE_MS = 500;
/** What has come while the process was busy is read first. */
const GRACE_MS = 50;

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

/** What the work answers, or a SilentDatabaseError when it takes longer; the work is then left to itself. */
export async function answerWithin<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const patience = new AbortController();
  const late = async () => {
    await sleep(milliseconds, undefined, patience);
    await sleep(GRACE_MS, undefined, patience);
    throw new SilentDatabaseError();
  };
  const lateness = late();
  lateness.catch(() => {});
  try {
    return await Promise.race([work, lateness]);
  } finally {
    work.catch(() => {});
    patience.abort();
  }
}

import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { liveChannel } from "./live-event.ts";
import type { LiveEvent } from "./live-event.ts";

/** SQL that tells all processes of an event given as the text of its JSON, once the transaction commits. */
export const publishedSql = (event: unknown) => sql`pg_notify(${liveChannel}, ${event})`;

/** Tells all processes, once the transaction commits. */
export async function publishLive(transaction: Kysely<Database>, event: LiveEvent): Promise<void> {
  await sql`SELECT ${publishedSql(JSON.stringify(event))}`.execute(transaction);
}

/** Tells of several in one statement. */
export async function publishLiveEvents(transaction: Kysely<Database>, events: readonly LiveEvent[]): Promise<void> {
  const payloads = events.map((event) => JSON.stringify(event));
  await sql`SELECT pg_notify(${liveChannel}, payload) FROM unnest(${payloads}::text[]) payload`.execute(transaction);
}

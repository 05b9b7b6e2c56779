import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { liveChannel } from "./live-event.ts";
import type { LiveEvent } from "./live-event.ts";

/** Tells all processes, once the transaction commits. */
export async function publishLive(transaction: Kysely<Database>, event: LiveEvent): Promise<void> {
  await sql`SELECT pg_notify(${liveChannel}, ${JSON.stringify(event)})`.execute(transaction);
}

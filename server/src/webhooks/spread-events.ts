import { isSubscribed } from "@runko/domain/webhooks/check-webhook";
import { sql, type Kysely } from "kysely";
import type { Pool } from "pg";
import { v7 as uuidv7 } from "uuid";
import type { Side } from "@runko/domain/documents/sides";
import { findDocumentEvents, seenActor, type FoundEvent } from "../documents/find-document-events.ts";
import type { Log } from "../platform/log/create-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { isLiveSql, type StoredWebhook } from "./webhook-row.ts";

const BATCH = 500;

const deliveryOf = (event: FoundEvent, { role }: StoredWebhook, side: Side) => ({
  role,
  id: uuidv7(),
  event_id: event.id,
  event_type: event.type,
  event_at: event.at,
  document_id: event.document_id,
  document_type: event.document_type,
  event_state: event.event_state,
  version: event.version,
  actor: seenActor(event.actor, side),
  counterpart_id: event.counterpart_id,
});

type Step = { from: StoredWebhook; cluster: string; to: { moment: number; number: number }; rows: object[] };

/** Moves a webhook on in the feed and adds the deliveries, together or not at all; false when another process has done so. */
async function moveOn(db: Kysely<Database>, { from, cluster, to, rows }: Step, now: Date): Promise<boolean> {
  const { rows: moved } = await sql<{ id: string }>`
    WITH moved AS (
      UPDATE webhooks SET cluster = ${cluster}, moment = ${to.moment}, number = ${to.number}
      WHERE id = ${from.id} AND off_since IS NULL AND cluster = ${from.cluster}
        AND moment = ${from.moment} AND number = ${from.number}
      RETURNING id),
    added AS (
      INSERT INTO webhook_deliveries (id, webhook_id, role, event_id, event_type, event_at, document_id, document_type, event_state,
        version, actor, counterpart_id, created_at, state, due_at)
      SELECT e.id, m.id, e.role, e.event_id, e.event_type, e.event_at, e.document_id, e.document_type, e.event_state, e.version,
        e.actor, e.counterpart_id, ${now}, 'waiting', ${now}
      FROM moved m CROSS JOIN json_to_recordset(${JSON.stringify(rows)}::json) AS e (id uuid, role text, event_id uuid, event_type text,
        event_at timestamptz, document_id bigint, document_type text, event_state text, version bigint, actor text,
        counterpart_id uuid)
      ON CONFLICT (webhook_id, event_id) DO NOTHING)
    SELECT id FROM moved`.execute(db);
  return moved.length > 0;
}

/** Adds to the deliveries of a webhook what has come in its feed, a batch at most; answers whether there is more at once. */
async function spreadTo({ db, pool }: Stores, webhook: StoredWebhook, now: Date): Promise<boolean> {
  const { organization_id: organizationId, role, types, exclude_own } = webhook;
  const found = await findDocumentEvents(pool, { organizationId, role }, { after: webhook, limit: BATCH });
  const { side, cluster, told, events } = found;
  // Places of another cluster mean nothing here: what is told from now on is.
  const isOurs = cluster === webhook.cluster;
  // Where nothing came the place stays, lest each webhook were written every second.
  if (isOurs && events.length === 0) return false;
  const wanted = (isOurs ? events : [])
    .map((event) => deliveryOf(event, webhook, side))
    .filter(({ event_type, actor }) => isSubscribed(types, event_type) && !(exclude_own && actor === "self"));
  const last = isOurs && events.length === BATCH ? events.at(-1) : undefined;
  const to = last ?? { moment: told, number: 0 };
  const moved = await moveOn(db, { from: webhook, cluster, to, rows: wanted }, now);
  return moved && last !== undefined;
}

type Stores = { db: Kysely<Database>; pool: Pool; log: Pick<Log, "warn"> };

/** Adds to the deliveries of each webhook that is on what has come in its feed; answers whether one has more at once. */
export async function spreadEvents(stores: Stores, now: Date, signal: AbortSignal): Promise<boolean> {
  const { rows } = await sql<StoredWebhook>`SELECT w.* FROM webhooks w WHERE ${sql.raw(isLiveSql)}`.execute(stores.db);
  let more = false;
  for (const webhook of rows) {
    if (signal.aborted) return false;
    try {
      more = (await spreadTo(stores, webhook, now)) || more;
    } catch (err) {
      stores.log.warn({ err, webhookId: webhook.id }, "The events of a webhook could not be read, and are read again");
    }
  }
  return more;
}

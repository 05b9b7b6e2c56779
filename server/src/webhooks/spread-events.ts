import { isSubscribed, type WebhookRole } from "@runko/domain/webhooks/check-webhook";
import { sql, type Kysely } from "kysely";
import type { Pool } from "pg";
import { v7 as uuidv7 } from "uuid";
import type { Side } from "@runko/domain/documents/sides";
import { findDocumentEvents, seenActor, type FoundEvent } from "../documents/find-document-events.ts";
import type { EventPlace } from "../documents/event-cursor.ts";
import { findTasksOf } from "../tmf/cancel-tasks.ts";
import { eventsOfHub, hearsOfTasks } from "../tmf/hub-events.ts";
import type { Log } from "../platform/log/create-log.ts";
import type { Database } from "../platform/database/schema.ts";
import { findBehind, type LiveWebhook } from "./find-behind.ts";
import type { StoredWebhook } from "./webhook-row.ts";

const BATCH = 500;
/** So many places of the feed are read at once: the other connections are for whoever asks the portal. */
const LANES = 4;

type Heard = { event: FoundEvent; side: Side; role: WebhookRole };
type Tasks = Awaited<ReturnType<typeof findTasksOf>>;

const rowOf = ({ event, side, role }: Heard, told: { id: string; type: string }) => ({
  role,
  id: uuidv7(),
  event_id: told.id,
  event_type: told.type,
  event_at: event.at,
  document_id: event.document_id,
  document_type: event.document_type,
  event_state: event.event_state,
  version: event.version,
  actor: seenActor(event.actor, side),
  counterpart_id: event.counterpart_id,
});

/** What a webhook is told of an event: it under its own name, or what the standard of its hub has for it. */
function deliveriesOf({ hub_api, hub_query, organization_id, types }: StoredWebhook, heard: Heard, tasks: Tasks) {
  const { id, type, counterpart_id, document_id } = heard.event;
  const task = heard.role === "SUBSCRIBER" ? tasks.get(Number(document_id)) : undefined;
  if (hub_api === null) return isSubscribed(types, type) ? [rowOf(heard, { id, type })] : [];
  const told = eventsOfHub(
    { api: hub_api, query: hub_query ?? "" },
    { id, type, between: [organization_id, counterpart_id], task },
  );
  return told.map((each) => rowOf(heard, each));
}

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

const isBefore = (one: EventPlace, other: EventPlace) =>
  one.moment < other.moment || (one.moment === other.moment && one.number <= other.number);

/** What has come in the feed in each of the roles, as far as all of them are complete. */
async function readFeed(
  pool: Pool,
  { organization_id: organizationId, ...place }: StoredWebhook,
  roles: readonly WebhookRole[],
) {
  const found = await Promise.all(
    roles.map((role) => findDocumentEvents(pool, { organizationId, role }, { after: place, limit: BATCH })),
  );
  const told = Math.min(...found.map((each) => each.told));
  // One side may have been read later than the other: what lies beyond both is read again.
  const lasts = found
    .flatMap(({ events }) => (events.length === BATCH ? (events.at(-1) ?? []) : []))
    .filter(({ moment }) => moment < told);
  const last = lasts.reduce<EventPlace | undefined>(
    (first, one) => (first && isBefore(first, one) ? first : one),
    undefined,
  );
  const heard = found.flatMap(({ side, events }, index) =>
    events
      .filter((event) => (last ? isBefore(event, last) : event.moment < told))
      .map((event): Heard => ({ event, side, role: roles[index] ?? "SUBSCRIBER" })),
  );
  const [cluster = "", ...others] = found.map((each) => each.cluster);
  return { cluster, isOurs: [cluster, ...others].every((one) => one === place.cluster), told, last, heard };
}

type Stores = { db: Kysely<Database>; pool: Pool; log: Pick<Log, "warn"> };
type Now = { now: Date; signal: AbortSignal };

/** Those that stand at one place of one organization's feed and hear in the same roles: what came is read for all of them. */
type InStep = readonly [LiveWebhook, ...LiveWebhook[]];

function inStep(webhooks: readonly LiveWebhook[]): InStep[] {
  const groups = new Map<string, [LiveWebhook, ...LiveWebhook[]]>();
  for (const webhook of webhooks) {
    const { organization_id, cluster, moment, number, heard } = webhook;
    const key = [organization_id, cluster, moment, number, ...heard.toSorted()].join(" ");
    const group = groups.get(key);
    if (group) group.push(webhook);
    else groups.set(key, [webhook]);
  }
  return [...groups.values()];
}

async function orWarn(log: Stores["log"], webhookIds: readonly string[], work: () => Promise<boolean>) {
  try {
    return await work();
  } catch (err) {
    log.warn({ err, webhookIds }, "The events of webhooks could not be read, and are read again");
    return false;
  }
}

/** Adds to the deliveries of each what has come in their feed, a batch at most; answers whether there is more at once. */
async function spreadTo({ db, pool, log }: Stores, webhooks: InStep, { now, signal }: Now): Promise<boolean> {
  const [first] = webhooks;
  const { cluster, isOurs, told, last: end, heard } = await readFeed(pool, first, first.heard);
  // Places of another cluster mean nothing here: what is told from now on is.
  // Where nothing came the place stays, lest each webhook were written every second.
  if (isOurs && heard.length === 0) return false;
  const ours = isOurs ? heard : [];
  const hearTasks = webhooks.some(({ hub_api }) => hearsOfTasks(hub_api));
  const ids = hearTasks ? ours.map(({ event }) => Number(event.document_id)) : [];
  const tasks = await findTasksOf(db, first.organization_id, [...new Set(ids)]);
  const last = isOurs ? end : undefined;
  const to = last ?? { moment: told, number: 0 };
  let more = false;
  for (const webhook of webhooks) {
    if (signal.aborted) return false;
    const rows = ours
      .flatMap((one) => deliveriesOf(webhook, one, tasks))
      .filter(({ actor }) => !(webhook.exclude_own && actor === "self"));
    const moved = await orWarn(log, [webhook.id], () => moveOn(db, { from: webhook, cluster, to, rows }, now));
    more = more || (moved && last !== undefined);
  }
  return more;
}

/**
 * Adds to the deliveries of webhooks that are on what has come in their feeds; answers whether one has more at once. What a
 * pass costs follows what has come, not how many webhooks there are.
 */
export async function spreadEvents(stores: Stores, now: Date, signal: AbortSignal): Promise<boolean> {
  const rest = inStep(await findBehind(stores)).values();
  let more = false;
  const lane = async () => {
    for (const webhooks of rest) {
      if (signal.aborted) return;
      const ids = webhooks.map(({ id }) => id);
      const hasMore = await orWarn(stores.log, ids, () => spreadTo(stores, webhooks, { now, signal }));
      more = more || hasMore;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return more;
}

import type { WebhookRole } from "@runko/domain/webhooks/check-webhook";
import { portalTexts } from "@runko/domain/texts/texts-for";
import {
  cancelTaskEventsOf,
  hears,
  isOfCancelTask,
  tmfEventsOf,
  type CancelTaskStands,
} from "@runko/domain/tmf/tmf-events";
import { sql } from "kysely";
import { v5 as uuidv5 } from "uuid";
import type { WorkContext } from "../capability.ts";
import { documentLimits } from "../documents/document-limits.ts";
import { findCancelTasks, showCancelTask } from "./cancel-tasks.ts";
import { findProduct } from "./find-products.ts";
import { findTmfDocument } from "./find-tmf-documents.ts";
import { hubApis, type HubApi } from "./hub-apis.ts";
import { showProduct } from "./inventory-product.ts";
import { parseHubQuery } from "./hub-query.ts";
import { allParts } from "./read-parts.ts";
import { tellTmf } from "./tell-tmf.ts";
import { hrefOf } from "./tmf-paths.ts";
import type { Json } from "./select-attributes.ts";
import type { TmfCaller } from "./tmf-caller.ts";

const apiOf = (name: string | null): HubApi | undefined => hubApis.find((one) => one.name === name);

/** Whether a hub hears of the tasks that cancel orders. */
export const hearsOfTasks = (name: string | null): boolean => apiOf(name)?.subject === "productOrder";

/** What a hub hears of an event of ours: the types of the standard, the first by its id and each beside it by one that follows from that. */
export function eventsOfHub(
  hub: { api: string; query: string },
  event: { id: string; type: string; between: readonly string[]; task?: CancelTaskStands | undefined },
): { id: string; type: string }[] {
  const api = apiOf(hub.api);
  if (!api) return [];
  const { query } = parseHubQuery(api.subject, hub.query);
  const ofTask = event.task && hearsOfTasks(hub.api) ? cancelTaskEventsOf(event.type, event.task) : [];
  return [...tmfEventsOf(api.subject, event.type), ...ofTask]
    .map((type, index) => ({ id: index === 0 ? event.id : uuidv5(type, event.id), type }))
    .filter(({ type }) => hears(query, type, event.between));
}

type Context = Pick<WorkContext, "db" | "pool" | "config" | "clock">;
type Hub = { organization_id: string; hub_api: string | null; hub_client: string | null };
type Delivery = {
  event_id: string;
  event_at: Date;
  event_type: string;
  document_id: number;
  version: number;
  role: string;
};

/** What is told of it: a document itself, or the connection that its order made or is to end. */
async function idOf({ db }: Context, { resource }: HubApi, { document_id: id }: Delivery): Promise<string | undefined> {
  if (resource) return String(id);
  const { rows } = await sql<{ id: number }>`
    SELECT c.id::int AS id FROM documents d JOIN documents o ON o.case_id = d.case_id
    JOIN connections c ON c.id = o.id AND c.subscriber_id = d.subscriber_id AND c.supplier_id = d.supplier_id
    WHERE d.id = ${id} ORDER BY c.id = d.id DESC, c.id IS NOT DISTINCT FROM d.source_event_id DESC, c.id LIMIT 1`.execute(
    db,
  );
  return rows[0] && String(rows[0].id);
}

/** Whoever made the hub, in the role of the event. */
const callerOf = (hub: Hub, role: string): TmfCaller => ({
  userId: "",
  clientId: hub.hub_client ?? "",
  organizationId: hub.organization_id,
  scopes: [],
  roles: [role as WebhookRole],
  handlesFaults: false,
});

/** The resource as whoever made the hub would read it now; what it sees no more, by its id alone. */
async function resourceOf(
  context: Context,
  hub: Hub,
  { resource, path }: HubApi,
  { id, role }: { id: string; role: string },
): Promise<Json> {
  const { config, clock, pool } = context;
  const caller = callerOf(hub, role);
  const portal = config.publicUrl;
  const unseen = { id, href: hrefOf(portal, path, id) };
  if (!resource) {
    const product = await findProduct(pool, caller, id);
    return product ? showProduct(portal, product) : unseen;
  }
  const silenceSeconds = documentLimits(config).lockSilenceSeconds;
  const read = await findTmfDocument({ pool, caller, resource, silenceSeconds, parts: allParts }, id);
  if (!read) return unseen;
  return tellTmf(resource, read, { portal, texts: portalTexts, now: clock.now() });
}

/** What the event is of: the resource of the hub, or the task that asks for its order to be cancelled. */
async function subjectOf(
  context: Context,
  hub: Hub,
  api: HubApi,
  { id, delivery }: { id: string; delivery: Delivery },
) {
  const { role, event_type: eventType, document_id: ofOrder } = delivery;
  if (!isOfCancelTask(eventType)) return { [api.subject]: await resourceOf(context, hub, api, { id, role }) };
  const { rows } = await findCancelTasks(context.db, callerOf(hub, role), { ofOrder, limit: 1, offset: 0 });
  return rows[0] && { cancelProductOrder: showCancelTask(context.config.publicUrl, rows[0]) };
}

/**
 * An event as a hub is told it, with the whole resource of the moment; undefined where its organization is there no more, or
 * what was to end never was a connection. Source: beyond A9
 */
export async function toldByHub(context: Context, hub: Hub, delivery: Delivery): Promise<Json | undefined> {
  const api = apiOf(hub.hub_api);
  const granted = await context.db
    .selectFrom("organization_role_grants")
    .select("role")
    .where("organization_id", "=", hub.organization_id)
    .execute();
  if (!api || !granted.some(({ role }) => role === delivery.role)) return undefined;
  const id = await idOf(context, api, delivery);
  if (id === undefined) return undefined;
  const { event_id: eventId, event_type: eventType, event_at } = delivery;
  const event = await subjectOf(context, hub, api, { id, delivery });
  if (!event) return undefined;
  const at = event_at.toISOString();
  return {
    eventId,
    eventTime: at,
    eventType,
    correlationId: id,
    domain: isOfCancelTask(eventType) ? "cancelProductOrder" : api.subject,
    title: eventType,
    timeOcurred: at,
    // Of several documents none counts the changes of a connection.
    ...(api.resource && { sequenceNumber: delivery.version }),
    event,
  };
}

import type { Pool } from "pg";
import { versionSql } from "../platform/database/version-sql.ts";
import { createScope } from "../platform/filter/combine-where.ts";
import type { Filter } from "../platform/filter/filter.ts";
import { findRows } from "../platform/filter/find-rows.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import { publishEntity } from "../platform/filter/published-entity.ts";
import type { FoundRows } from "../platform/http/answer-list.ts";
import type { SubscriptionParties } from "./subscription-store.ts";

export const subscriptionVersion = versionSql(["s.contract_number, s.event_types, s.awaiting_event_types, s.active"]);
export const subscriberInfoVersion = versionSql(["i.customer_number, i.contract_number, i.info"]);

const subscriptionJson = `CASE WHEN s.subscriber_id IS NOT NULL THEN json_build_object(
  'contractNumber', s.contract_number, 'eventTypes', s.event_types, 'awaitingEventTypes', s.awaiting_event_types,
  'active', s.active, 'version', ${subscriptionVersion}) END`;

/** Whether it is asked for, and whether the supplier's side has activated it; null where nothing is asked for. */
const active = { type: "boolean", column: "s.active" } as const;
/** Whether the supplier's side has something to decide; the domain's awaitsSupplier. */
const awaits = { type: "boolean", column: "(NOT s.active OR s.awaiting_event_types <> '{}')" } as const;

/** What a filter may name of the suppliers of a subscription form (D-17). */
export const publishedChoices = publishEntity({
  name: "subscriptionChoice",
  key: "supplierId",
  defaultOrder: [{ field: "supplierName", direction: "ASC" }],
  fields: {
    supplierId: { type: "uuid", column: "o.id" },
    supplierName: { type: "text", column: "o.name", collate: "fi" },
    publicSupplier: { type: "boolean", column: "o.public_supplier" },
    "subscription.active": active,
    "subscription.awaitsSupplier": awaits,
    "subscription.contractNumber": { type: "text", column: "s.contract_number" },
  },
  shown: ["activeEventTypes", "subscription"],
  relations: {},
});

/** What a filter may name of the subscribers of a supplier (D-18). */
export const publishedSubscribersInfo = publishEntity({
  name: "subscriberInfo",
  key: "subscriberId",
  defaultOrder: [{ field: "subscriberName", direction: "ASC" }],
  fields: {
    subscriberId: { type: "uuid", column: "o.id" },
    subscriberName: { type: "text", column: "o.name", collate: "fi" },
    customerNumber: { type: "text", column: "coalesce(i.customer_number, '')" },
    contractNumber: { type: "text", column: "coalesce(i.contract_number, '')" },
    "subscription.active": active,
    "subscription.awaitsSupplier": awaits,
  },
  shown: ["info", "written", "version", "subscription"],
  relations: {},
});

/** Every possible supplier of a subscriber with the present choice (D-17). */
export async function findSubscriptionChoices(pool: Pool, subscriberId: string, filter: Filter): Promise<FoundRows> {
  const list = {
    entity: publishedChoices,
    from: `organizations o
      JOIN organization_role_grants g ON g.organization_id = o.id AND g.role = 'SUPPLIER'
      LEFT JOIN subscriptions s ON s.supplier_id = o.id AND s.subscriber_id = $1`,
    json: `json_build_object('supplierId', o.id, 'supplierName', o.name, 'publicSupplier', o.public_supplier,
      'activeEventTypes', o.active_event_types, 'subscription', ${subscriptionJson})`,
    scope: createScope("o.id <> $1 AND (o.closed_at IS NULL OR s.supplier_id IS NOT NULL)", [subscriberId]),
  };
  return await findRows(pool, list, filter);
}

/** The subscribers that a supplier deals with: what it has written of each, and the subscription (D-18). */
export async function findSubscribersInfo(pool: Pool, supplierId: string, filter: Filter): Promise<FoundRows> {
  const list = {
    entity: publishedSubscribersInfo,
    from: `organizations o
      LEFT JOIN subscriptions s ON s.subscriber_id = o.id AND s.supplier_id = $1
      LEFT JOIN subscribers_info i ON i.subscriber_id = o.id AND i.supplier_id = $1`,
    json: `json_build_object('subscriberId', o.id, 'subscriberName', o.name,
      'customerNumber', coalesce(i.customer_number, ''), 'contractNumber', coalesce(i.contract_number, ''),
      'info', coalesce(i.info, ''), 'written', i.subscriber_id IS NOT NULL, 'version', ${subscriberInfoVersion},
      'subscription', ${subscriptionJson})`,
    scope: createScope("$1::uuid IS NOT NULL AND (s.subscriber_id IS NOT NULL OR i.subscriber_id IS NOT NULL)", [
      supplierId,
    ]),
  };
  return await findRows(pool, list, filter);
}

/** One supplier of the form, as an array. */
export async function findSubscriptionChoice(
  pool: Pool,
  { subscriberId, supplierId }: SubscriptionParties,
): Promise<string> {
  const filter = parseFilter({ filter: JSON.stringify({ where: { supplierId } }) }, publishedChoices);
  return (await findSubscriptionChoices(pool, subscriberId, filter)).json;
}

/** What is written of one subscriber, as an array. */
export async function findSubscriberInfo(
  pool: Pool,
  { subscriberId, supplierId }: SubscriptionParties,
): Promise<string> {
  const filter = parseFilter({ filter: JSON.stringify({ where: { subscriberId } }) }, publishedSubscribersInfo);
  return (await findSubscribersInfo(pool, supplierId, filter)).json;
}

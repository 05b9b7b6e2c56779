import { documentTypes } from "@runko/domain/enumerations/document-types";
import type { Pool } from "pg";
import { z } from "zod";
import { defineEntity, type Entity } from "../platform/entity/define-entity.ts";
import {
  boolean,
  described,
  finnish,
  objectWhere,
  over,
  schemaOf,
  shown,
  text,
  uuid,
  version,
} from "../platform/entity/fields.ts";
import { findRows } from "../platform/entity/find-rows.ts";
import { createScope, type Scope } from "../platform/filter/combine-where.ts";
import { parseFilter } from "../platform/filter/parse-filter.ts";
import type { SubscriptionParties } from "./subscription-store.ts";

const types = z.array(z.enum(documentTypes));

export const subscriptionFields = {
  contractNumber: text("s.contract_number"),
  eventTypes: described(shown("s.event_types", types), "Those agreed, once it is active."),
  awaitingEventTypes: described(
    shown("s.awaiting_event_types", types),
    "Asked for beside the agreed ones, which go on meanwhile (D-50).",
  ),
  active: described(boolean("s.active"), "Activated by the supplier's side."),
  version: version(["s.contract_number, s.event_types, s.awaiting_event_types, s.active"]),
};
const subscriptionSchema = schemaOf(subscriptionFields).meta({ id: "Subscription" });

const subscription = over("s", objectWhere("s.subscriber_id IS NOT NULL", subscriptionFields, subscriptionSchema));

/** Whether the supplier's side has something to decide; the domain's awaitsSupplier. */
const awaits = {
  "subscription.awaitsSupplier": over("s", boolean("(NOT s.active OR s.awaiting_event_types <> '{}')")),
};

/** The possible suppliers of the subscriber $1 with its present choice (D-17). */
export const subscriptionChoices = defineEntity({
  name: "subscriptionChoice",
  schema: "SubscriptionChoice",
  table: "organizations",
  as: "o",
  joins: { s: "LEFT JOIN subscriptions s ON s.supplier_id = o.id AND s.subscriber_id = $1" },
  key: "supplierId",
  order: [["supplierName", "ASC"]],
  fields: {
    supplierId: uuid("o.id"),
    supplierName: finnish("o.name"),
    publicSupplier: boolean("o.public_supplier"),
    activeEventTypes: shown("o.active_event_types", types),
    subscription,
  },
  filters: awaits,
});

/** The subscribers of the supplier $1: what it has written of each, and the subscription (D-18). */
export const subscribersInfo = defineEntity({
  name: "subscriberInfo",
  schema: "SubscriberInfo",
  table: "organizations",
  as: "o",
  joins: {
    s: "LEFT JOIN subscriptions s ON s.subscriber_id = o.id AND s.supplier_id = $1",
    i: "LEFT JOIN subscribers_info i ON i.subscriber_id = o.id AND i.supplier_id = $1",
  },
  key: "subscriberId",
  order: [["subscriberName", "ASC"]],
  fields: {
    subscriberId: uuid("o.id"),
    subscriberName: finnish("o.name"),
    customerNumber: over("i", text("coalesce(i.customer_number, '')")),
    contractNumber: over("i", text("coalesce(i.contract_number, '')")),
    info: over("i", shown("coalesce(i.info, '')")),
    written: described(
      over("i", shown("i.subscriber_id IS NOT NULL", z.boolean())),
      "Whether the supplier has written of the subscriber.",
    ),
    version: described(
      over("i", version(["i.customer_number, i.contract_number, i.info"])),
      "Of what is written; a change of that sends it back as If-Match.",
    ),
    subscription,
  },
  filters: awaits,
});

export const choicesOf = (subscriberId: string): Scope =>
  createScope(
    `o.id <> $1 AND (s.supplier_id IS NOT NULL OR o.closed_at IS NULL AND NOT o.sandbox
        AND NOT (SELECT c.sandbox FROM organizations c WHERE c.id = $1))
      AND EXISTS (SELECT FROM organization_role_grants g WHERE g.organization_id = o.id AND g.role = 'SUPPLIER')`,
    [subscriberId],
    ["s"],
  );

export const subscribersOf = (supplierId: string): Scope =>
  createScope(
    "$1::uuid IS NOT NULL AND (s.subscriber_id IS NOT NULL OR i.subscriber_id IS NOT NULL)",
    [supplierId],
    ["s", "i"],
  );

async function findOne(pool: Pool, entity: Entity, scope: Scope, where: Record<string, string>): Promise<string> {
  const filter = parseFilter({ filter: JSON.stringify({ where }) }, entity);
  return (await findRows(pool, entity, { scope }, filter)).json;
}

/** One supplier of the form, as an array. */
export const findSubscriptionChoice = (
  pool: Pool,
  { subscriberId, supplierId }: SubscriptionParties,
): Promise<string> => findOne(pool, subscriptionChoices, choicesOf(subscriberId), { supplierId });

/** What is written of one subscriber, as an array. */
export const findSubscriberInfo = (pool: Pool, { subscriberId, supplierId }: SubscriptionParties): Promise<string> =>
  findOne(pool, subscribersInfo, subscribersOf(supplierId), { subscriberId });

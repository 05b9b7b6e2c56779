import type { Subscription } from "@runko/domain/organizations/subscription-rules";
import type { Transaction } from "kysely";
import type { Pool } from "pg";
import type { Database } from "../platform/database/schema.ts";

export type SubscriptionParties = { subscriberId: string; supplierId: string };

const subscriptionJson = `CASE WHEN s.subscriber_id IS NOT NULL THEN json_build_object(
  'contractNumber', s.contract_number, 'eventTypes', s.event_types, 'active', s.active) END`;

/** Every possible supplier of a subscriber with the present choice, by name in Finnish order, as JSON text (D-17). */
export async function findSubscriptionChoices(
  pool: Pool,
  subscriberId: string,
  supplierId: string | null = null,
): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({
    name: "subscription_choices",
    text: `SELECT coalesce(json_agg(json_build_object('supplierId', o.id, 'supplierName', o.name,
        'publicSupplier', o.public_supplier, 'activeEventTypes', o.active_event_types,
        'subscription', ${subscriptionJson}) ORDER BY o.name COLLATE "fi-x-icu", o.id), '[]')::text AS json
      FROM organizations o
      JOIN organization_role_grants g ON g.organization_id = o.id AND g.role = 'SUPPLIER'
      LEFT JOIN subscriptions s ON s.supplier_id = o.id AND s.subscriber_id = $1
      WHERE o.id <> $1 AND ($2::uuid IS NULL OR o.id = $2)`,
    values: [subscriberId, supplierId],
  });
  return rows[0]?.json ?? "[]";
}

/** The subscribers that a supplier deals with: what it has written of each, and the subscription, as JSON text (D-18). */
export async function findSubscribersInfo(
  pool: Pool,
  supplierId: string,
  subscriberId: string | null = null,
): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({
    name: "subscribers_info",
    text: `SELECT coalesce(json_agg(json_build_object('subscriberId', o.id, 'subscriberName', o.name,
        'customerNumber', coalesce(i.customer_number, ''), 'contractNumber', coalesce(i.contract_number, ''),
        'info', coalesce(i.info, ''), 'subscription', ${subscriptionJson})
        ORDER BY o.name COLLATE "fi-x-icu", o.id), '[]')::text AS json
      FROM organizations o
      LEFT JOIN subscriptions s ON s.subscriber_id = o.id AND s.supplier_id = $1
      LEFT JOIN subscribers_info i ON i.subscriber_id = o.id AND i.supplier_id = $1
      WHERE (s.subscriber_id IS NOT NULL OR i.subscriber_id IS NOT NULL) AND ($2::uuid IS NULL OR o.id = $2)`,
    values: [supplierId, subscriberId],
  });
  return rows[0]?.json ?? "[]";
}

export async function isSupplier(trx: Transaction<Database>, organizationId: string): Promise<boolean> {
  const grant = trx.selectFrom("organization_role_grants").select("role").where("role", "=", "SUPPLIER");
  return (await grant.where("organization_id", "=", organizationId).executeTakeFirst()) !== undefined;
}

export async function nameOf(trx: Transaction<Database>, organizationId: string): Promise<string> {
  const named = trx.selectFrom("organizations").select("name").where("id", "=", organizationId);
  return (await named.executeTakeFirst())?.name ?? "";
}

/** False when there is one already. */
export async function insertSubscription(
  trx: Transaction<Database>,
  { subscriberId, supplierId }: SubscriptionParties,
  { contractNumber, eventTypes, active }: Subscription,
): Promise<boolean> {
  const row = { subscriber_id: subscriberId, supplier_id: supplierId, contract_number: contractNumber, active };
  const added = await trx
    .insertInto("subscriptions")
    .values({ ...row, event_types: [...eventTypes] })
    .onConflict((conflict) => conflict.doNothing())
    .returning("active")
    .executeTakeFirst();
  return added !== undefined;
}

export async function lockSubscription(
  trx: Transaction<Database>,
  { subscriberId, supplierId }: SubscriptionParties,
): Promise<Subscription | undefined> {
  return await trx
    .selectFrom("subscriptions")
    .select(["contract_number as contractNumber", "event_types as eventTypes", "active"])
    .where("subscriber_id", "=", subscriberId)
    .where("supplier_id", "=", supplierId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateSubscription(
  trx: Transaction<Database>,
  { subscriberId, supplierId }: SubscriptionParties,
  { contractNumber, eventTypes, active }: Subscription,
): Promise<void> {
  await trx
    .updateTable("subscriptions")
    .set({ contract_number: contractNumber, event_types: [...eventTypes], active })
    .where("subscriber_id", "=", subscriberId)
    .where("supplier_id", "=", supplierId)
    .execute();
}

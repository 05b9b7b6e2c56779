import type { Subscription } from "@runko/domain/organizations/subscription-rules";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type SubscriptionParties = { subscriberId: string; supplierId: string };

/** Whether it can be asked for the right to order: a supplier that is not closed, where neither is of a sandbox. */
export async function canBeAsked(
  trx: Transaction<Database>,
  { subscriberId, supplierId }: SubscriptionParties,
): Promise<boolean> {
  const grant = trx
    .selectFrom("organization_role_grants as g")
    .innerJoin("organizations as o", "o.id", "g.organization_id")
    .select("g.role")
    .where("g.role", "=", "SUPPLIER")
    .where("g.organization_id", "=", supplierId)
    .where("o.closed_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("organizations as c")
            .select("c.id")
            .where("c.id", "in", [subscriberId, supplierId])
            .where("c.sandbox", "=", true),
        ),
      ),
    );
  return (await grant.executeTakeFirst()) !== undefined;
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
    .select([
      "contract_number as contractNumber",
      "event_types as eventTypes",
      "awaiting_event_types as awaitingEventTypes",
      "active",
    ])
    .where("subscriber_id", "=", subscriberId)
    .where("supplier_id", "=", supplierId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateSubscription(
  trx: Transaction<Database>,
  { subscriberId, supplierId }: SubscriptionParties,
  { contractNumber, eventTypes, awaitingEventTypes, active }: Subscription,
): Promise<void> {
  await trx
    .updateTable("subscriptions")
    .set({
      contract_number: contractNumber,
      event_types: [...eventTypes],
      awaiting_event_types: [...awaitingEventTypes],
      active,
    })
    .where("subscriber_id", "=", subscriberId)
    .where("supplier_id", "=", supplierId)
    .execute();
}

import type { WebhookRole } from "@runko/domain/webhooks/check-webhook";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type StoredWebhook = Omit<Selectable<Database["webhooks"]>, "role"> & { role: WebhookRole };
export type StoredDelivery = Selectable<Database["webhook_deliveries"]>;

/** A webhook as it is stored; undefined once it is deleted. */
export async function loadWebhook(db: Kysely<Database>, id: string): Promise<StoredWebhook | undefined> {
  const row = await db.selectFrom("webhooks").selectAll().where("id", "=", id).executeTakeFirst();
  return row as StoredWebhook | undefined;
}

/** The webhook of this organization; undefined when there is none. */
export async function loadWebhookOf(
  db: Kysely<Database>,
  organizationId: string,
  webhookId: string,
): Promise<StoredWebhook | undefined> {
  const row = await loadWebhook(db, webhookId);
  return row?.organization_id === organizationId ? row : undefined;
}

/** SQL of whether a webhook `w` is sent anything now: it is on, and its organization is there in that role. */
export const isLiveSql = `w.off_since IS NULL AND EXISTS (SELECT FROM organization_role_grants g
  JOIN organizations o ON o.id = g.organization_id
  WHERE g.organization_id = w.organization_id AND g.role = w.role AND o.closed_at IS NULL)`;

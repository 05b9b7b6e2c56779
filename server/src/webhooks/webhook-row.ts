import type { HeardRole } from "@runko/domain/webhooks/check-webhook";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type StoredWebhook = Omit<Selectable<Database["webhooks"]>, "role"> & { role: HeardRole };
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

/** SQL of the roles in which the organization of a webhook `w` is there, of those in which it hears. */
export const heardRolesSql = `ARRAY(SELECT g.role FROM organization_role_grants g
  JOIN organizations o ON o.id = g.organization_id
  WHERE g.organization_id = w.organization_id AND o.closed_at IS NULL
    AND (g.role = w.role OR w.role = 'BOTH' AND g.role IN ('SUBSCRIBER', 'SUPPLIER')))`;

/** A hub tells what its client may read, and while a token of it holds. */
const clientReads = `EXISTS (SELECT FROM api_clients c WHERE c.id = w.hub_client AND NOT c.disabled
  AND EXISTS (SELECT FROM api_tokens t WHERE t.client_id = c.id AND t.revoked_at IS NULL AND t.expires_at > now())
  AND c.scopes @> '{webhooks:manage,documents:read}')`;

/** SQL of whether a webhook `w` is on, and its client reads. */
export const isOnSql = `w.off_since IS NULL AND (w.hub_api IS NULL OR ${clientReads})`;

/** SQL of whether a webhook `w` is sent anything now: it is on, its client reads, and its organization is there in that role. */
export const isLiveSql = `${isOnSql} AND cardinality(${heardRolesSql}) > 0`;

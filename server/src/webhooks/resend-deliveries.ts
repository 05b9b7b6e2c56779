import { sql, type Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import type { WebhookKey } from "./keep-webhook.ts";

const again = { state: "waiting", due_at: sql<Date>`now()`, attempts: 0, ended_at: null } as const;

const ofWebhook = (db: Kysely<Database>, { organizationId, webhookId }: WebhookKey) =>
  db.selectFrom("webhooks").select("id").where("organization_id", "=", organizationId).where("id", "=", webhookId);

/** Sends one again, under the same id: the receiver knows it by that. */
export async function resendDelivery(db: Kysely<Database>, key: WebhookKey, deliveryId: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("webhook_deliveries")
    .set(again)
    .where("id", "=", deliveryId)
    .where("webhook_id", "=", ofWebhook(db, key))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem("NOT_FOUND");
}

/** Sends again what was given up of the events from a moment on; answers how many. */
export async function resendFailed(db: Kysely<Database>, key: WebhookKey, since: Date): Promise<number> {
  if (!(await ofWebhook(db, key).executeTakeFirst())) throw new Problem("NOT_FOUND");
  const { numUpdatedRows } = await db
    .updateTable("webhook_deliveries")
    .set(again)
    .where("webhook_id", "=", ofWebhook(db, key))
    .where("state", "=", "failed")
    .where("event_at", ">=", since)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

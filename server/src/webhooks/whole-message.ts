import { portalTexts } from "@runko/domain/texts/texts-for";
import { longestMessage, type WebhookRole } from "@runko/domain/webhooks/check-webhook";
import type { WorkContext } from "../capability.ts";
import { documentLimits } from "../documents/document-limits.ts";
import { ownDocuments } from "../documents/document-scope.ts";
import { getDocument } from "../documents/get-document.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Told } from "./webhook-message.ts";
import type { StoredDelivery, StoredWebhook } from "./webhook-row.ts";

type Context = Pick<WorkContext, "db" | "config" | "clock">;

async function findShown({ db, config, clock }: Context, webhook: StoredWebhook, delivery: StoredDelivery) {
  const role = delivery.role as WebhookRole;
  const scope = { ...ownDocuments(webhook.organization_id, role), userId: "", mayAct: true };
  const options = { now: clock.now(), limits: documentLimits(config), texts: portalTexts };
  return await getDocument(db, scope, delivery.document_id, options).catch((error: unknown) => {
    if (error instanceof Problem && error.code === "DOCUMENT_NOT_FOUND") return undefined;
    throw error;
  });
}

/**
 * The message with the document as `GET` answers it to this party now, not as it was when the event came; one that would be
 * too long tells that it is cut, and one of a document that is seen no more has none. Source: beyond B3
 */
export async function withDocument(
  context: Context,
  webhook: StoredWebhook,
  delivery: StoredDelivery,
  thin: Told,
): Promise<Told> {
  const granted = await context.db
    .selectFrom("organization_role_grants")
    .select("role")
    .where("organization_id", "=", webhook.organization_id)
    .where("role", "=", delivery.role as WebhookRole)
    .executeTakeFirst();
  const shown = granted && (await findShown(context, webhook, delivery));
  if (!shown) return thin;
  const whole = { ...thin, data: { ...thin.data, document: JSON.parse(shown.json) as unknown } };
  const isLong = Buffer.byteLength(JSON.stringify(whole)) > longestMessage;
  return isLong ? { ...thin, data: { ...thin.data, truncated: true } } : whole;
}

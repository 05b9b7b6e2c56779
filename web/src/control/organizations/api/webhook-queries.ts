import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../../api/answer.ts";
import { api } from "../../../api/client.ts";
import { ifMatch } from "../../../api/if-match.ts";
import { fetchEvery, fetchRows } from "../../../api/rows.ts";
import type { components, paths } from "../../../api/schema.generated.ts";
import { controlKeys } from "../../control-keys.ts";

export type Webhook = components["schemas"]["Webhook"];
export type WebhookDelivery = components["schemas"]["WebhookDelivery"];
export type WebhookAttempt = components["schemas"]["WebhookAttempt"];
export type MadeWebhook = components["schemas"]["MadeWebhook"];
type NewWebhook = paths["/organizations/{id}/webhooks"]["post"]["requestBody"]["content"]["application/json"];
type WebhookPatch =
  paths["/organizations/{id}/webhooks/{webhookId}"]["patch"]["requestBody"]["content"]["application/json"];

/** The webhooks of an organization by name. */
export const webhooksQuery = (id: string) =>
  queryOptions({
    queryKey: controlKeys.organizations("webhooks", id),
    queryFn: ({ signal }) => fetchEvery("/organizations/{id}/webhooks", { path: { id }, signal }),
  });

const SHOWN = 100;
const SOON_MS = 5000;

const deliveriesKey = (id: string, webhookId: string) => controlKeys.organizations("webhook-deliveries", id, webhookId);

/** What a delivery that is sent again changes. */
export const staleOf = (id: string, webhookId: string) => [webhooksQuery(id).queryKey, deliveriesKey(id, webhookId)];

/** The newest deliveries of a webhook, all or those given up; they change while one looks. */
export const deliveriesQuery = (id: string, webhookId: string, onlyFailed: boolean) =>
  queryOptions({
    queryKey: [...deliveriesKey(id, webhookId), onlyFailed],
    queryFn: ({ signal }) =>
      fetchRows("/organizations/{id}/webhooks/{webhookId}/deliveries", {
        path: { id, webhookId },
        filter: { limit: SHOWN, ...(onlyFailed && { where: { state: "failed" } }) },
        signal,
      }),
    refetchInterval: SOON_MS,
  });

export async function addWebhook(id: string, body: NewWebhook): Promise<MadeWebhook> {
  return await answer(api.POST("/organizations/{id}/webhooks", { params: { path: { id } }, body }));
}

export async function changeWebhook(id: string, webhook: Webhook, body: WebhookPatch): Promise<Webhook> {
  const params = { path: { id, webhookId: webhook.id }, header: ifMatch(webhook) };
  return await answer(api.PATCH("/organizations/{id}/webhooks/{webhookId}", { params, body }));
}

export async function deleteWebhook(id: string, webhookId: string): Promise<void> {
  await answer(api.DELETE("/organizations/{id}/webhooks/{webhookId}", { params: { path: { id, webhookId } } }));
}

/** Makes a new secret, which no other answer tells. */
export async function renewWebhookSecret(id: string, webhookId: string): Promise<string> {
  const params = { path: { id, webhookId } };
  return (await answer(api.POST("/organizations/{id}/webhooks/{webhookId}/secret", { params }))).secret;
}

export async function testWebhook(id: string, webhookId: string): Promise<WebhookAttempt> {
  return await answer(
    api.POST("/organizations/{id}/webhooks/{webhookId}/test", { params: { path: { id, webhookId } } }),
  );
}

export async function resendDelivery(id: string, webhookId: string, deliveryId: string): Promise<void> {
  const params = { path: { id, webhookId, deliveryId } };
  await answer(api.POST("/organizations/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/resend", { params }));
}

/** Sends again what was given up since a moment; answers how many. */
export async function resendFailed(id: string, webhookId: string, since: Date): Promise<number> {
  const params = { path: { id, webhookId } };
  const body = { since: since.toISOString() };
  return (await answer(api.POST("/organizations/{id}/webhooks/{webhookId}/resend", { params, body }))).sent;
}

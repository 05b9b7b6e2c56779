import type { AttemptEnd } from "@runko/domain/webhooks/delivery-schedule";
import { readWebhookUrl } from "@runko/domain/webhooks/webhook-url";
import type { Config } from "../config/config.ts";
import { listenerUrl } from "../tmf/listener-url.ts";
import { postOutside, type Posted } from "../platform/outside/post-outside.ts";
import type { StoredWebhook } from "./webhook-row.ts";
import { openWebhookSecret, signedHeaders } from "./webhook-secret.ts";

export type Attempt = { at: Date; durationMs: number; answer: string; end: AttemptEnd };

type Sending = { config: Config; webhook: StoredWebhook; now: Date; signal: AbortSignal };

function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const wished = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isFinite(wished) && wished > 0 ? wished : undefined;
}

const endOf = (posted: Posted, now: Date): AttemptEnd =>
  "error" in posted
    ? { error: posted.error }
    : { status: posted.status, retryAfterMs: retryAfterMs(posted.retryAfter, now) };

/** Makes one attempt, of a hub at its listener for the type of the event, signed as of now by the secrets that hold. Throws only that the signal has ended it. */
export async function sendAttempt(
  { config, webhook, now, signal }: Sending,
  { id, told, eventType = null }: { id: string; told: object; eventType?: string | null },
): Promise<Attempt> {
  const formerHolds = webhook.former_until !== null && webhook.former_until > now;
  const secrets = [webhook.secret, ...(formerHolds && webhook.former_secret ? [webhook.former_secret] : [])].flatMap(
    (sealed) => openWebhookSecret(config, webhook.id, sealed) ?? [],
  );
  const kept = readWebhookUrl(webhook.url, config.webhooksAllowPrivate);
  const url = kept && webhook.hub_api !== null ? listenerUrl(kept, eventType) : kept;
  const unsent = { at: now, durationMs: 0, answer: "" };
  if (secrets.length === 0) return { ...unsent, end: { error: "SECRET" } };
  if (!url) return { ...unsent, end: { error: "BLOCKED_ADDRESS" } };
  const body = JSON.stringify(told);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Runko-Webhooks/1",
    ...signedHeaders(secrets, { id, at: now, body }),
  };
  const posted = await postOutside({ url, headers, body, inner: config.webhooksAllowPrivate, signal });
  return { at: now, durationMs: posted.durationMs, answer: posted.answer, end: endOf(posted, now) };
}

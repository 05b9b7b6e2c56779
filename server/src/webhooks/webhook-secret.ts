import { createHmac, randomBytes } from "node:crypto";
import type { Config } from "../config/config.ts";
import { openText, sealText } from "../platform/sealed-text.ts";

type Key = Pick<Config, "jwtSecret">;

const purpose = "webhook";
const PREFIX = "whsec_";
const BYTES = 32;

/** A new secret of 256 bits, as libraries of Standard Webhooks take it. */
export const makeWebhookSecret = (): string => `${PREFIX}${randomBytes(BYTES).toString("base64")}`;

export const sealWebhookSecret = (key: Key, webhookId: string, secret: string): string =>
  sealText(key, purpose, webhookId, secret);

/** The secret of this webhook; null after the deployment's own was changed. */
export const openWebhookSecret = (key: Key, webhookId: string, sealed: string): string | null =>
  openText(key, purpose, webhookId, sealed);

/** The headers by which a receiver knows that the body is ours and new; two signatures while two secrets hold. Source: beyond B1 */
export function signedHeaders(
  secrets: readonly string[],
  message: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(message.at.getTime() / 1000));
  const text = `${message.id}.${timestamp}.${message.body}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(text).digest("base64")}`;
  });
  return { "webhook-id": message.id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}

import { Webhook } from "standardwebhooks";
import type { components } from "./schema.ts";

type DocumentEvent = components["schemas"]["DocumentEvent"];

export type WebhookMessage = {
  type: string;
  timestamp: string;
  data: Pick<DocumentEvent, "eventId" | "documentType" | "eventState" | "version" | "actor" | "counterpartId"> & {
    role: string;
    /** The document, in the API. */
    href: string;
  };
};

type GivenHeaders = Headers | Record<string, string | string[] | undefined>;

function plain(headers: GivenHeaders): Record<string, string> {
  const pairs = headers instanceof Headers ? [...headers] : Object.entries(headers);
  return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

/** The message of a webhook, if its secret signed this body in the last five minutes; otherwise it throws. The body is as it came, not parsed. */
export const verifyWebhook = (secret: string, headers: GivenHeaders, body: string | Buffer): WebhookMessage =>
  new Webhook(secret).verify(body, plain(headers)) as WebhookMessage;

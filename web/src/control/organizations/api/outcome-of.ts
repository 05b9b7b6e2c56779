import { texts } from "@runko/domain/texts/texts";
import type { WebhookAttempt } from "./webhook-queries.ts";

const words = texts.webhooks;

/** What came of an attempt, in words. */
export function outcomeOf({ status, error, durationMs }: WebhookAttempt): string {
  if (status !== null) return words.tested(status, durationMs);
  return words.testFailed(error === null ? "" : words.errors[error]);
}

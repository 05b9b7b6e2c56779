import {
  failingEndsMs,
  failingWarnedMs,
  isDelivered,
  isGone,
  isReceivers,
  nextAttemptAt,
  pausedUntil,
} from "@runko/domain/webhooks/delivery-schedule";
import { codesOfRefusal } from "@runko/domain/webhooks/codes-of-refusal";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { MailContext } from "../capability.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { mailOfFailing } from "./mail-of-failing.ts";
import type { Attempt } from "./send-attempt.ts";
import type { StoredWebhook } from "./webhook-row.ts";

type Recorded = { deliveryId: string; webhookId: string; attempt: Attempt };

/** What is kept of an answer: many send back what they got, so of one to a whole document no more than why it was refused. */
function keptAnswer({ whole, hub_api }: StoredWebhook, { answer, end }: Attempt): string {
  if (!whole && hub_api === null) return answer;
  return isDelivered(end) ? "" : codesOfRefusal(answer);
}

async function endDelivery(
  trx: Transaction<Database>,
  webhook: StoredWebhook,
  { deliveryId, attempt }: Recorded,
): Promise<boolean> {
  const { at, durationMs, end } = attempt;
  const answer = keptAnswer(webhook, attempt);
  const delivery = await trx
    .selectFrom("webhook_deliveries")
    .select("attempts")
    .where("id", "=", deliveryId)
    .forUpdate()
    .executeTakeFirst();
  if (!delivery) return false;
  const outcome = "error" in end ? { error: end.error, status: null } : { error: null, status: end.status };
  await trx
    .insertInto("webhook_attempts")
    .values({ id: uuidv7(), delivery_id: deliveryId, at, duration_ms: durationMs, answer, ...outcome })
    .execute();
  const attempts = delivery.attempts + 1;
  const delivered = isDelivered(end);
  const due_at = delivered || isGone(end) ? null : nextAttemptAt(attempts, end, { now: at, random: Math.random() });
  const state = delivered ? "delivered" : due_at ? "waiting" : "failed";
  await trx
    .updateTable("webhook_deliveries")
    .set({ attempts, state, due_at, ended_at: due_at ? null : at })
    .where("id", "=", deliveryId)
    .execute();
  return true;
}

/** What becomes of a webhook after an attempt: well again, paused, warned of, or off. */
function afterAttempt(webhook: StoredWebhook, { at, end }: Attempt): Partial<StoredWebhook> {
  if (isDelivered(end)) return { failing_since: null, warned_at: null, paused_until: null };
  const failing_since = webhook.failing_since ?? at;
  const paused_until = pausedUntil(end, at) ?? webhook.paused_until;
  if (webhook.off_since) return { failing_since };
  if (isGone(end)) return { failing_since, off_since: at, off_reason: "gone" };
  const failed = at.getTime() - failing_since.getTime();
  if (failed >= failingEndsMs) return { failing_since, off_since: at, off_reason: "failing" };
  const warns = failed >= failingWarnedMs && webhook.warned_at === null;
  return { failing_since, paused_until, ...(warns && { warned_at: at }) };
}

/** Keeps what came of an attempt, and tells the administrators of a receiver that has long failed or wants no more. */
export async function recordAttempt(
  { db, config }: Pick<MailContext, "db" | "config">,
  recorded: Recorded,
): Promise<void> {
  await inTransaction(
    db,
    async (trx) => {
      const row = await trx
        .selectFrom("webhooks")
        .selectAll()
        .where("id", "=", recorded.webhookId)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return;
      const webhook = row as StoredWebhook;
      if (!(await endDelivery(trx, webhook, recorded)) || !isReceivers(recorded.attempt.end)) return;
      const after = afterAttempt(webhook, recorded.attempt);
      const isWell = webhook.failing_since === null && webhook.paused_until === null;
      if (isDelivered(recorded.attempt.end) && isWell) return;
      await trx.updateTable("webhooks").set(after).where("id", "=", webhook.id).execute();
      if (after.warned_at ?? after.off_since) await mailOfFailing(trx, config, { ...webhook, ...after });
    },
    { repeatable: true },
  );
}

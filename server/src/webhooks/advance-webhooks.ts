import { setTimeout as sleep } from "node:timers/promises";
import type { WorkContext } from "../capability.ts";
import { toldByHub } from "../tmf/hub-events.ts";
import { claimDeliveries, giveBack, giveUp, type Claimed } from "./claim-deliveries.ts";
import { followDatabase } from "./follow-database.ts";
import { recordAttempt } from "./record-attempt.ts";
import { sendAttempt } from "./send-attempt.ts";
import { spreadBeside } from "./spread-beside.ts";
import { messageId, toldOf } from "./webhook-message.ts";
import { loadWebhook, type StoredDelivery, type StoredWebhook } from "./webhook-row.ts";
import { withDocument } from "./whole-message.ts";

/** How soon it is looked again for what is due while attempts or a pass over the feed are under way. */
const PAUSE_MS = 250;

type Stores = Pick<WorkContext, "db" | "pool" | "config" | "log">;
type Context = Stores & Pick<WorkContext, "clock">;

async function tell(context: Context, webhook: StoredWebhook, delivery: StoredDelivery): Promise<object | undefined> {
  if (webhook.hub_api !== null) return await toldByHub(context, webhook, delivery);
  const thin = toldOf(context.config.publicUrl, webhook, delivery);
  return webhook.whole ? await withDocument(context, webhook, delivery, thin) : thin;
}

async function deliver(context: Context, { id, webhookId }: Claimed, signal: AbortSignal): Promise<void> {
  const { db, config, clock, log } = context;
  const webhook = await loadWebhook(db, webhookId);
  const delivery = await db.selectFrom("webhook_deliveries").selectAll().where("id", "=", id).executeTakeFirst();
  if (!webhook || !delivery) return;
  let told: object | undefined;
  try {
    told = await tell(context, webhook, delivery);
  } catch (err) {
    log.error({ err, webhookId, documentId: delivery.document_id }, "An event could not be told to a webhook");
    const attempt = { at: clock.now(), durationMs: 0, answer: "", end: { error: "MESSAGE" } } as const;
    return await recordAttempt(context, { deliveryId: id, webhookId, attempt });
  }
  // Who is there no more in the role of the event is told nothing of it.
  if (!told) return await giveUp(db, id, clock.now());
  const message = { id: messageId(delivery.event_id), told, eventType: delivery.event_type };
  try {
    const attempt = await sendAttempt({ config, webhook, now: clock.now(), signal }, message);
    if ("error" in attempt.end && attempt.end.error === "SECRET")
      log.error(
        { webhookId },
        "The secret of a webhook does not open: it must be made anew, for JWT_SECRET was changed",
      );
    await recordAttempt(context, { deliveryId: id, webhookId, attempt });
  } catch (failure) {
    if (!signal.aborted) throw failure;
    await giveBack(db, id, clock.now());
  }
}

/**
 * Brings events to the webhooks that want them, until nothing is due or the signal ends it; several processes may do so at
 * once, by the clock of the database: what one of them says is due is so for all, and receivers refuse what is signed at a
 * wrong time. A receiver that is slow holds up nobody else, and what is due waits for no pass over the feed. Source: beyond B4
 */
export async function advanceWebhooks(context: Stores, signal: AbortSignal): Promise<void> {
  const { db, log } = context;
  const clock = followDatabase(db);
  const counts = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  const begin = (claimed: Claimed) => {
    const { webhookId } = claimed;
    counts.set(webhookId, (counts.get(webhookId) ?? 0) + 1);
    const attempt = deliver({ ...context, clock }, claimed, signal)
      .catch((err: unknown) => log.warn({ err }, "An attempt of a webhook could not be kept, and is made again"))
      .finally(() => {
        underWay.delete(attempt);
        counts.set(webhookId, (counts.get(webhookId) ?? 1) - 1);
      });
    underWay.add(attempt);
  };
  const spreading = spreadBeside({ ...context, clock }, signal);
  try {
    while (!signal.aborted) {
      await spreading.begin();
      // What a pass adds after the look for what is due is found by the next one.
      const wasOver = spreading.isOver();
      for (const claimed of await claimDeliveries(db, clock.now(), counts)) begin(claimed);
      if (wasOver && underWay.size === 0) return;
      await Promise.race([...underWay, ...spreading.underWay(), sleep(PAUSE_MS)]);
    }
  } finally {
    await Promise.all([...underWay, ...spreading.underWay()]);
  }
}

import { setTimeout as sleep } from "node:timers/promises";
import type { WorkContext } from "../capability.ts";
import { claimDeliveries, giveBack } from "./claim-deliveries.ts";
import { recordAttempt } from "./record-attempt.ts";
import { sendAttempt } from "./send-attempt.ts";
import { spreadEvents } from "./spread-events.ts";
import { toldOf } from "./webhook-message.ts";
import { loadWebhook, type StoredWebhook } from "./webhook-row.ts";

/** How soon it is looked again for what is due while attempts are under way. */
const PAUSE_MS = 250;

type Context = Pick<WorkContext, "db" | "pool" | "config" | "clock" | "log">;

async function deliver(context: Context, webhook: StoredWebhook, id: string, signal: AbortSignal): Promise<void> {
  const { db, config, clock } = context;
  const delivery = await db.selectFrom("webhook_deliveries").selectAll().where("id", "=", id).executeTakeFirst();
  if (!delivery) return;
  const told = toldOf(config.publicUrl, webhook, delivery);
  const message = { id: `msg_${delivery.event_id.replaceAll("-", "")}`, told };
  try {
    const attempt = await sendAttempt({ config, webhook, now: clock.now(), signal }, message);
    await recordAttempt(context, { deliveryId: id, webhookId: webhook.id, attempt });
  } catch (failure) {
    if (!signal.aborted) throw failure;
    await giveBack(db, id, clock.now());
  }
}

async function webhooksOf({ db }: Context, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("webhook_deliveries").select(["id", "webhook_id"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, webhook_id }) => [id, webhook_id]));
}

/**
 * Brings events to the webhooks that want them, until nothing is due or the signal ends it; several processes may do so at
 * once. A receiver that is slow holds up nobody else. Source: beyond B4
 */
export async function advanceWebhooks(context: Context, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = context;
  const counts = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  const begin = async (id: string, webhookId: string) => {
    const webhook = await loadWebhook(db, webhookId);
    if (webhook) await deliver(context, webhook, id, signal);
  };
  while (!signal.aborted) {
    await spreadEvents(context, clock.now());
    const claimed = await claimDeliveries(db, clock.now(), counts);
    for (const [id, webhookId] of await webhooksOf(context, claimed)) {
      counts.set(webhookId, (counts.get(webhookId) ?? 0) + 1);
      const attempt = begin(id, webhookId)
        .catch((err: unknown) => log.warn({ err }, "An attempt of a webhook could not be kept, and is made again"))
        .finally(() => {
          underWay.delete(attempt);
          counts.set(webhookId, (counts.get(webhookId) ?? 1) - 1);
        });
      underWay.add(attempt);
    }
    if (underWay.size === 0) return;
    await Promise.race([...underWay, sleep(PAUSE_MS)]);
  }
  await Promise.all(underWay);
}

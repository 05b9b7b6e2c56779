import { dayMs } from "@runko/domain/values/durations";
import type { AdminActor } from "../admin-log/write-admin-log.ts";
import type { AppContext } from "../app-context.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import { Problem } from "../platform/http/problem.ts";
import { writeSecurityLog } from "../platform/log/security-log.ts";
import { lockWebhook, type WebhookKey } from "./keep-webhook.ts";
import { makeWebhookSecret, sealWebhookSecret } from "./webhook-secret.ts";

/** Makes a new secret, shown this once; for a day the one before signs beside it. */
export async function renewSecret(
  { db, config }: Pick<AppContext, "db" | "config">,
  { userId, address, requestId, at }: AdminActor,
  key: WebhookKey,
): Promise<string> {
  return await inTransaction(db, async (trx) => {
    const row = await lockWebhook(trx, key);
    if (!row) throw new Problem("NOT_FOUND");
    const secret = makeWebhookSecret();
    await trx
      .updateTable("webhooks")
      .set({
        secret: sealWebhookSecret(config, row.id, secret),
        former_secret: row.secret,
        former_until: new Date(at.getTime() + dayMs),
      })
      .where("id", "=", row.id)
      .execute();
    const { organizationId } = key;
    const details = { webhookId: row.id };
    await writeSecurityLog(trx, at, {
      event: "webhookSecretMade",
      userId,
      organizationId,
      address,
      requestId,
      details,
    });
    return secret;
  });
}

import { maskedUrl } from "@runko/domain/webhooks/webhook-url";
import { textsFor } from "@runko/domain/texts/texts-for";
import type { Transaction } from "kysely";
import type { Config } from "../config/config.ts";
import { findAdmins } from "../notifications/find-administrators.ts";
import type { Database } from "../platform/database/schema.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { webhookPage } from "./webhook-page.ts";
import type { StoredWebhook } from "./webhook-row.ts";

/** Tells who administers the organization that a webhook has failed for long, or is off. */
export async function mailOfFailing(
  trx: Transaction<Database>,
  { publicUrl }: Config,
  webhook: StoredWebhook,
): Promise<void> {
  const { organization_id, name, url, failing_since, off_since } = webhook;
  const told = {
    webhook: name,
    url: maskedUrl(url),
    since: (failing_since ?? new Date()).toISOString(),
    isOff: off_since !== null,
    link: webhookPage(publicUrl, organization_id, webhook.id),
  };
  for (const { emailAddress, language } of await findAdmins(trx, organization_id)) {
    const { subject, text } = textsFor(language).mails.webhookFails;
    await queueMail(trx, { to: emailAddress, subject: subject(told), text: text(told) });
  }
}

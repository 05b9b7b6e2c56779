import type { MessageType } from "@runko/domain/enumerations/message-types";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { fanOutMessageNotice, fanOutNotice } from "../../src/notifications/fan-out-notice.ts";
import { fanOutSubscriptionNotice } from "../../src/notifications/fan-out-subscription-notice.ts";
import { createLog } from "../../src/platform/log/create-log.ts";
import { mailSchema, type Mail } from "../../src/platform/mail/mail.ts";
import { sendWaiting } from "../../src/platform/outbox/send-waiting.ts";
import type { Waiting } from "../../src/platform/outbox/topic.ts";
import type { TestApp } from "../app/create-test-app.ts";

const log = createLog("silent");

/** Tells of all that has happened; answers the mails that were made of it. */
export async function spread(portal: TestApp): Promise<Mail[]> {
  const one = (waiting: Waiting) => fanOutNotice(portal, waiting);
  const message = (waiting: Waiting) => fanOutMessageNotice(portal, waiting);
  const ofSubscription = (waiting: Waiting) => fanOutSubscriptionNotice(portal, waiting);
  const senders = { "document-notice": one, "message-notice": message, "subscription-notice": ofSubscription };
  await sendWaiting({ pool: portal.pool, log }, senders);
  return await takeMails(portal);
}

/** The mails that wait in the outbox, which thereby have left. */
export async function takeMails({ db }: TestApp): Promise<Mail[]> {
  const rows = await db
    .updateTable("outbox")
    .set({ done_at: sql<Date>`now()` })
    .where("topic", "=", "mail")
    .where("done_at", "is", null)
    .returning(["id", "payload"])
    .execute();
  return rows.map(({ id, payload }) => ({ ...mailSchema.parse(payload), id }));
}

/** An outsider who has agreed to the mails of the organization. */
export async function agree({ db }: Pick<TestApp, "db">, organization: { id: string }, email: string): Promise<void> {
  await db
    .insertInto("mail_consents")
    .values({ organization_id: organization.id, email_address: email.toLowerCase(), agreed_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whoever reads this address, which has agreed to it, is told what happens to the organization's documents of this type. */
export async function addRecipient(
  { db }: TestApp,
  organization: { id: string },
  type: MessageType,
  email: string,
): Promise<void> {
  await db
    .insertInto("event_message_recipients")
    .values({ id: uuidv7(), organization_id: organization.id, message_type: type, email_address: email })
    .execute();
  await agree({ db }, organization, email);
}

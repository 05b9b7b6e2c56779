import { documentTypes } from "@runko/domain/documents/document-types";
import { subscriptionSubjects, type SubscriptionNotice } from "@runko/domain/notifications/subscription-notices";
import type { OutboxTopic } from "@runko/domain/operations/outbox-topics";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import type { Database } from "../platform/database/schema.ts";

/** What a row of the outbox tells of a subscription. */
export const subscriptionPayloadSchema = z.object({
  subject: z.enum(subscriptionSubjects),
  to: z.enum(["subscriber", "supplier"]),
  eventTypes: z.array(z.enum(documentTypes)),
  subscriberId: z.string(),
  supplierId: z.string(),
  actorId: z.string(),
});

type Told = { subscriberId: string; supplierId: string; actorId: string };

/** Leaves word of a subscription to the other side, to be told after the commit (D-51). */
export async function writeSubscriptionNotices(
  trx: Transaction<Database>,
  told: Told,
  notices: readonly SubscriptionNotice[],
): Promise<void> {
  const topic: OutboxTopic = "subscription-notice";
  const rows = notices.map((notice) => ({ id: uuidv7(), topic, payload: JSON.stringify({ ...notice, ...told }) }));
  if (rows.length > 0) await trx.insertInto("outbox").values(rows).execute();
}

import { documentTypes } from "@runko/domain/enumerations/document-types";
import { subscriptionSubjects, type SubscriptionNotice } from "@runko/domain/notifications/subscription-notices";
import type { Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "../platform/database/schema.ts";
import { enqueue, outboxMessages } from "../platform/outbox/enqueue.ts";
import type { Topic } from "../platform/outbox/topic.ts";

const noticeSchema = z.object({
  subject: z.enum(subscriptionSubjects),
  to: z.enum(["subscriber", "supplier"]),
  eventTypes: z.array(z.enum(documentTypes)).readonly(),
  subscriberId: z.string(),
  supplierId: z.string(),
  actorId: z.string(),
});
type SubscriptionWord = z.output<typeof noticeSchema>;

/** What became of a subscription, for the other side (D-51). */
export const subscriptionNotices: Topic<SubscriptionWord> = { name: "subscription-notice", schema: noticeSchema };

/** Leaves word of a subscription to the other side, to be told after the commit. */
export async function writeSubscriptionNotices(
  trx: Transaction<Database>,
  told: Pick<SubscriptionWord, "subscriberId" | "supplierId" | "actorId">,
  notices: readonly SubscriptionNotice[],
): Promise<void> {
  await enqueue(trx, subscriptionNotices, outboxMessages(notices.map((notice) => ({ ...notice, ...told }))));
}

import { messageTypes, type MessageType } from "@runko/domain/enumerations/message-types";
import { standardDelivery, type Delivery } from "@runko/domain/notifications/deliveries";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type Choices = Record<MessageType, Delivery>;

/** How a person is mailed of each type, chosen or standard. */
export async function loadChoices(db: Kysely<Database>, userId: string): Promise<Choices> {
  const rows = await db
    .selectFrom("notification_choices")
    .select(["message_type", "delivery"])
    .where("user_id", "=", userId)
    .execute();
  const chosen = new Map(rows.map(({ message_type, delivery }) => [message_type, delivery as Delivery]));
  return Object.fromEntries(messageTypes.map((type) => [type, chosen.get(type) ?? standardDelivery])) as Choices;
}

import type { MessageType } from "@runko/domain/enumerations/message-types";
import { messageTypes } from "@runko/domain/enumerations/message-types";
import type { RecipientKind } from "@runko/domain/organizations/event-messages";
import type { Kysely, Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../platform/database/schema.ts";
import { versionSql, type VersionQuery } from "../platform/database/version-sql.ts";

/** Of all the recipients of one organization `o`. */
const version = versionSql([
  `(SELECT json_agg(json_build_array(r.message_type, r.email_address, r.phone_number) ORDER BY r.id)
    FROM event_message_recipients r WHERE r.organization_id = o.id)`,
]);
export const eventMessagesVersion = (organizationId: string): VersionQuery => ({
  version,
  from: "organizations o",
  where: "o.id = $1",
  values: [organizationId],
});

type Recipients = Record<RecipientKind, string[]>;

/** The recipients of every message type, in the order in which they were given. */
export async function loadEventMessages(
  db: Kysely<Database>,
  organizationId: string,
): Promise<Record<MessageType, Recipients>> {
  const rows = await db
    .selectFrom("event_message_recipients")
    .select(["message_type", "email_address", "phone_number"])
    .where("organization_id", "=", organizationId)
    .orderBy("id")
    .execute();
  const ofType = (type: MessageType): Recipients => {
    const own = rows.filter((row) => row.message_type === type);
    return {
      emailAddresses: own.flatMap(({ email_address }) => email_address ?? []),
      phoneNumbers: own.flatMap(({ phone_number }) => phone_number ?? []),
    };
  };
  return Object.fromEntries(messageTypes.map((type) => [type, ofType(type)])) as Record<MessageType, Recipients>;
}

/** Writes the recipients of one type in the place of those that it has. */
export async function replaceRecipients(
  trx: Transaction<Database>,
  { organizationId, type }: { organizationId: string; type: MessageType },
  { emailAddresses, phoneNumbers }: Recipients,
): Promise<void> {
  const before = trx.deleteFrom("event_message_recipients").where("organization_id", "=", organizationId);
  await before.where("message_type", "=", type).execute();
  const row = () => ({ id: uuidv7(), organization_id: organizationId, message_type: type });
  const rows = [
    ...emailAddresses.map((email_address) => ({ ...row(), email_address, phone_number: null })),
    ...phoneNumbers.map((phone_number) => ({ ...row(), email_address: null, phone_number })),
  ];
  if (rows.length > 0) await trx.insertInto("event_message_recipients").values(rows).execute();
}

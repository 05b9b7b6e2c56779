import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

export type Contacts = {
  contactInfo: string;
  recipients: Record<DocumentType, { emailAddresses: string[]; phoneNumbers: string[] }>;
};

/** What organizations tell of themselves, and who is notified at each; whom it may be shown is the caller's to judge. */
export async function loadContacts(
  db: Kysely<Database>,
  organizationIds: readonly string[],
): Promise<Map<string, Contacts>> {
  if (organizationIds.length === 0) return new Map();
  const organizations = await db
    .selectFrom("organizations")
    .select(["id", "contact_info"])
    .where("id", "in", organizationIds)
    .execute();
  const recipients = await db
    .selectFrom("event_message_recipients")
    .select(["organization_id", "message_type", "email_address", "phone_number"])
    .where("organization_id", "in", organizationIds)
    .orderBy("id")
    .execute();
  const ofType = (id: string, type: DocumentType) => {
    const own = recipients.filter((row) => row.organization_id === id && row.message_type === type);
    return {
      emailAddresses: own.flatMap(({ email_address }) => email_address ?? []),
      phoneNumbers: own.flatMap(({ phone_number }) => phone_number ?? []),
    };
  };
  return new Map(
    organizations.map(({ id, contact_info: contactInfo }) => [
      id,
      {
        contactInfo,
        recipients: Object.fromEntries(documentTypes.map((type) => [type, ofType(id, type)])) as Contacts["recipients"],
      },
    ]),
  );
}

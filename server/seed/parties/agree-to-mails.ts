import { sql, type Transaction } from "kysely";
import type { Database } from "../../src/platform/database/schema.ts";

/** The recipients and followers of the demo have agreed to be mailed. */
export async function agreeToMails(transaction: Transaction<Database>): Promise<void> {
  await sql`INSERT INTO mail_consents (organization_id, email_address, agreed_at)
    SELECT organization_id, lower(email_address), now() FROM event_message_recipients WHERE email_address IS NOT NULL
    UNION
    SELECT CASE WHEN d.created_by_role = 'ERROR_HANDLER' THEN d.supplier_id ELSE d.subscriber_id END, lower(f), now()
    FROM documents d, jsonb_array_elements_text(d.details -> 'followers') f
    WHERE jsonb_typeof(d.details -> 'followers') = 'array'`.execute(transaction);
}

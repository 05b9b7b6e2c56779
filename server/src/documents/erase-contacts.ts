import { personalFields } from "@runko/domain/documents/document-fields";
import { sql, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Takes the contact persons out of a document and of what is told of its changes (T19). Nothing brings them back. */
export async function eraseContacts(trx: Transaction<Database>, documentId: number, at: Date): Promise<void> {
  await trx
    .updateTable("documents")
    .set({ details: sql`details - ${[...personalFields]}::text[]`, anonymized_at: at })
    .where("id", "=", documentId)
    .execute();
  await trx.deleteFrom("event_log_personal").where("document_id", "=", documentId).execute();
}

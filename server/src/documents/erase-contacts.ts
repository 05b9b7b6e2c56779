import { personalFields } from "@runko/domain/documents/document-fields";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { ChangedColumns } from "./change-stored-document.ts";
import { eraseWishedContacts } from "./request-store.ts";
import type { StoredDocument } from "./document-store.ts";

const personal: ReadonlySet<string> = new Set(personalFields);

/** The columns of a document whose contact persons are taken out (T19). Nothing brings them back. */
export function columnsWithoutContacts({ details }: Pick<StoredDocument, "details">, at: Date): ChangedColumns {
  const left = Object.entries(details as Record<string, unknown>).filter(([name]) => !personal.has(name));
  return { details: Object.fromEntries(left), anonymized_at: at };
}

/** Takes the contact persons out of what is told of a document's changes, done or wished. */
export async function eraseContacts(trx: Transaction<Database>, documentId: number): Promise<void> {
  await trx.deleteFrom("event_log_personal").where("document_id", "=", documentId).execute();
  await eraseWishedContacts(trx, documentId);
}

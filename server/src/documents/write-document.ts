import { changedFlags } from "@runko/domain/documents/action-effects";
import { answerShown } from "@runko/domain/documents/answer-shown";
import type { ActionRow } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentState } from "@runko/domain/documents/document-states";
import type { Transaction, Updateable } from "kysely";
import type { DocumentsTable } from "../platform/database/schema.generated.ts";
import type { Database } from "../platform/database/schema.ts";
import { searchTextOf, splitFields } from "./document-columns.ts";
import type { StoredDocument } from "./document-store.ts";

const reachedAt: Partial<Record<DocumentState, keyof DocumentsTable>> = {
  IN_PROCESSING: "processing_at",
  CONFIRMED: "confirmed_at",
  IN_DELIVERY: "delivery_at",
  READY: "ready_at",
  CANCELLED: "cancelled_at",
};

type Change = { row: ActionRow; fields: DocumentFields; productNames: readonly string[]; now: Date };

/** The document as this row of the table and these fields leave it. Effects beyond its own row are not among them. */
function changedColumns(document: StoredDocument, { row, fields, productNames, now }: Change) {
  const state = row.to ?? document.event_state;
  const flags = changedFlags(row.effects);
  const shown = answerShown(document.document_type, state, document.answer_shown);
  const { columns, details } = splitFields(fields);
  const at = row.to && reachedAt[row.to];
  return {
    event_state: state,
    answer_shown: shown,
    ...(row.versioned ? { version: document.version + 1, updated_at: now } : {}),
    ...(at ? { [at]: now } : {}),
    ...(flags.archived ? { archived: true, archived_at: now } : {}),
    ...(flags.rejected ? { rejected: true } : {}),
    ...(flags.userProcessed === undefined ? {} : { user_processed: flags.userProcessed }),
    ...(flags.cancelledByCustomer ? { cancelled_by_customer: true } : {}),
    ...(flags.cancelledBySupplier ? { cancelled_by_supplier: true } : {}),
    ...(flags.cancelConfirmed ? { cancel_confirmed: true } : {}),
    ...columns,
    details: JSON.stringify(details),
    search_text: searchTextOf({ fields, productNames, answerShown: shown }),
    product_name: productNames.join(", "),
  } satisfies Updateable<DocumentsTable>;
}

/** Writes the change, provided that the document is as it was loaded; undefined when another was faster. */
export async function writeDocument(
  trx: Transaction<Database>,
  document: StoredDocument,
  change: Change,
): Promise<StoredDocument | undefined> {
  return await trx
    .updateTable("documents")
    .set(changedColumns(document, change))
    .where("id", "=", document.id)
    .where("version", "=", document.version)
    .where("event_state", "=", document.event_state)
    .returningAll()
    .executeTakeFirst();
}

import { changedFlags } from "@runko/domain/documents/action-effects";
import { answerShown } from "@runko/domain/documents/answer-shown";
import type { ActionRow } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentState } from "@runko/domain/documents/document-states";
import { sql, type Transaction, type Updateable } from "kysely";
import { prepared } from "../platform/database/name-prepared.ts";
import type { DocumentsTable } from "../platform/database/schema.generated.ts";
import type { Database } from "../platform/database/schema.ts";
import { searchTextOf, splitFields } from "./document-columns.ts";
import type { StoredDocument } from "./document-store.ts";
import { givenRow, storedColumns } from "./stored-columns.ts";

const answered = sql.raw(storedColumns.map((column) => `d.${column}`).join(", "));

const reachedAt: Partial<Record<DocumentState, keyof DocumentsTable>> = {
  IN_PROCESSING: "processing_at",
  CONFIRMED: "confirmed_at",
  IN_DELIVERY: "delivery_at",
  READY: "ready_at",
  CANCELLED: "cancelled_at",
};

type Change = {
  row: ActionRow;
  fields: DocumentFields;
  /** null: the words stay as they are. */
  productNames: readonly string[] | null;
  userId: string;
  now: Date;
};

/** The document as this row of the table and these fields leave it. Effects beyond its own row are not among them. */
function changedColumns(document: StoredDocument, { row, fields, productNames, userId, now }: Change) {
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
    ...(flags.returned === undefined ? {} : { returned: flags.returned }),
    ...(flags.cancelConfirmed ? { cancel_confirmed: true } : {}),
    ...(row.effects.includes("recordSupplierUser") ? { supplier_user_id: userId } : {}),
    ...columns,
    details,
    ...(productNames && {
      search_text: searchTextOf({ fields, productNames, answerShown: shown }),
      product_name: productNames.join(", "),
    }),
  } satisfies Omit<Updateable<DocumentsTable>, "details"> & { details: object };
}

/** Writes the change, provided that the document is as it was loaded; undefined when another was faster. */
export async function writeDocument(
  trx: Transaction<Database>,
  document: StoredDocument,
  change: Change,
): Promise<StoredDocument | undefined> {
  const changed = changedColumns(document, change);
  const set = Object.keys(changed).map((column) => `${column} = given.${column}`);
  const { rows } = await sql<StoredDocument>`${sql.raw(prepared)}
    UPDATE documents d SET ${sql.raw(set.join(", "))} FROM ${givenRow(changed)}
    WHERE d.id = ${document.id} AND d.version = ${document.version} AND d.event_state = ${document.event_state}
    RETURNING ${answered}`.execute(trx);
  return rows[0];
}

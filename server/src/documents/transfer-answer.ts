import { transferredFields } from "@runko/domain/documents/transferred-fields";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { changeStoredDocument } from "./change-stored-document.ts";
import { claimConnectionIds, releaseUnusedConnectionIds } from "./claim-connection-ids.ts";
import { joinFields, searchTextOf, splitFields } from "./document-columns.ts";
import type { DocumentScope } from "./document-scope.ts";
import type { StoredDocument } from "./document-store.ts";
import { loadEventProducts } from "./event-product-store.ts";
import { changedFields } from "./write-event-log.ts";

export type Transfer = { scope: DocumentScope; fees: boolean; requestId: string; at: Date };

/** Holds the original of a forwarded document until the transaction ends, so that it cannot become ready meanwhile. */
export async function holdOriginal(
  trx: Transaction<Database>,
  { original_event_id }: StoredDocument,
): Promise<StoredDocument | undefined> {
  return await trx
    .selectFrom("documents")
    .selectAll()
    .where("id", "=", original_event_id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Copies the answer of a forwarded document to its original, which the caller holds and the table lets take it (T18).
 * What the answer leaves empty stays as it is there. Answers the names of the fields that were copied.
 */
export async function transferAnswer(
  trx: Transaction<Database>,
  forwarded: StoredDocument,
  original: StoredDocument,
  { scope, fees, requestId, at }: Transfer,
): Promise<void> {
  const before = joinFields(original);
  const copied = transferredFields(forwarded.document_type, joinFields(forwarded), { fees });
  const fields = { ...before, ...copied };
  const { answer_shown: answerShown } = original;
  const { columns, details } = splitFields(fields);
  const products = await loadEventProducts(trx, [original.id]);
  const productNames = products.map(({ product_name }) => product_name);
  const { document: written } = await changeStoredDocument(trx, {
    document: original,
    columns: { ...columns, details, search_text: searchTextOf({ fields, productNames, answerShown }) },
    label: "updated",
    action: "transferToOriginal",
    by: scope,
    seenBy: answerShown ? null : "supplier",
    changes: changedFields(before, joinFields({ ...columns, details })),
    tells: answerShown ? ["subscriber"] : [],
    requestId,
    at,
  });
  const issues = await claimConnectionIds(trx, written);
  if (issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });
  await releaseUnusedConnectionIds(trx, written.case_id);
}

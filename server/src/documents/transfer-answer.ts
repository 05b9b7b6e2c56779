import { transferredFields } from "@runko/domain/documents/transferred-fields";
import { sql, type Kysely, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { changeStoredDocument } from "./change-stored-document.ts";
import { claimConnectionIds, claimsOthers } from "./claim-connection-ids.ts";
import { joinFields, searchTextOf, splitFields } from "./document-columns.ts";
import type { DocumentScope } from "./document-scope.ts";
import type { StoredDocument } from "./document-store.ts";
import { loadEventProducts } from "./event-product-store.ts";
import { changedFields } from "./write-event-log.ts";

export type Transfer = { scope: DocumentScope; fees: boolean; requestId: string; at: Date };

/** The original of a forwarded document, as it is read without holding it. */
export async function findOriginal(
  db: Kysely<Database>,
  { original_event_id }: StoredDocument,
): Promise<(StoredDocument & { xmin: string }) | undefined> {
  const seen = sql<string>`xmin::text`.as("xmin");
  return await db
    .selectFrom("documents")
    .selectAll()
    .select(seen)
    .where("id", "=", original_event_id)
    .executeTakeFirst();
}

/**
 * Copies the answer of a forwarded document to its original as it was read, which the table lets take it (T18).
 * What the answer leaves empty stays as it is there. Answers the names of the fields that were copied.
 */
export async function transferAnswer(
  trx: Transaction<Database>,
  forwarded: StoredDocument,
  original: StoredDocument & { xmin?: string },
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
  const issues = claimsOthers(original, written) ? await claimConnectionIds(trx, written) : [];
  refuseIssues(issues);
}

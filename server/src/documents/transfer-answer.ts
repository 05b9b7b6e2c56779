import { transferredFields } from "@runko/domain/documents/transferred-fields";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { claimConnectionIds, releaseUnusedConnectionIds } from "./claim-connection-ids.ts";
import { joinFields, searchTextOf, splitFields } from "./document-columns.ts";
import type { DocumentScope } from "./document-scope.ts";
import type { StoredDocument } from "./document-store.ts";
import { loadEventProducts } from "./event-product-store.ts";
import { tellChange } from "./tell-change.ts";
import { changedFields, writeEventLog } from "./write-event-log.ts";
import { writeNotice } from "./write-outbox.ts";

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

async function writeOriginal(
  trx: Transaction<Database>,
  original: StoredDocument,
  fields: ReturnType<typeof joinFields>,
  at: Date,
): Promise<StoredDocument> {
  const { columns, details } = splitFields(fields);
  const products = await loadEventProducts(trx, [original.id]);
  const productNames = products.map(({ product_name }) => product_name);
  const written = await trx
    .updateTable("documents")
    .set({
      ...columns,
      details: JSON.stringify(details),
      search_text: searchTextOf({ fields, productNames, answerShown: original.answer_shown }),
      version: original.version + 1,
      updated_at: at,
      user_processed: false,
    })
    .where("id", "=", original.id)
    .where("version", "=", original.version)
    .returningAll()
    .executeTakeFirst();
  if (!written) throw new Problem("STALE_VERSION");
  return written;
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
  const written = await writeOriginal(trx, original, fields, at);
  const issues = await claimConnectionIds(trx, written);
  if (issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });
  await releaseUnusedConnectionIds(trx, written.case_id);
  await writeEventLog(trx, {
    documentId: original.id,
    label: "updated",
    action: "transferToOriginal",
    by: scope,
    seenBy: written.answer_shown ? null : "supplier",
    version: written.version,
    changes: changedFields(before, joinFields(written)),
    requestId,
    at,
  });
  if (written.answer_shown)
    await writeNotice(trx, {
      eventId: original.id,
      action: "transferToOriginal",
      to: "subscriber",
      actorId: scope.userId,
    });
  await tellChange(trx, "document", written);
}

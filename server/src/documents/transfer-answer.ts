import type { GivenInput } from "@runko/domain/documents/action-inputs";
import { movesOriginal, transferredFields } from "@runko/domain/documents/transferred-fields";
import { sql, type Kysely, type Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import { loadServiceTimes } from "../organizations/service-times.ts";
import { changeStoredDocument } from "./change-stored-document.ts";
import { claimConnectionIds, claimsOthers } from "./claim-connection-ids.ts";
import { joinFields, searchTextOf, splitFields } from "./document-columns.ts";
import { keepDateChange, pickedInput, stepDate } from "./date-step.ts";
import type { DocumentScope } from "./document-scope.ts";
import type { StoredDocument } from "./document-store.ts";
import { loadEventProducts } from "./event-product-store.ts";
import { changedFields } from "./write-event-log.ts";

export type Transfer = { scope: DocumentScope; input: GivenInput; requestId: string; at: Date };

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
  { scope, input, requestId, at }: Transfer,
): Promise<void> {
  const before = joinFields(original);
  const answer = joinFields(forwarded);
  const { answer_shown: answerShown, estimated_delivery_date: estimatedDeliveryDate } = original;
  const moves = movesOriginal({ answerShown, estimatedDeliveryDate }, answer);
  const chosen = { fees: input.fees ?? false, date: !moves || input.delayReason !== undefined };
  const fields = { ...before, ...transferredFields(forwarded.document_type, answer, chosen) };
  const estimated = fields.estimatedDeliveryDate ?? null;
  const dated = answerShown
    ? stepDate(original, "moveDate", { ...pickedInput(input), estimated, ends: false })
    : undefined;
  const { columns, details } = splitFields(fields);
  const products = await loadEventProducts(trx, [original.id]);
  const productNames = products.map(({ product_name }) => product_name);
  const { document: written } = await changeStoredDocument(trx, {
    document: original,
    columns: {
      ...columns,
      ...dated?.columns,
      details,
      search_text: searchTextOf({ fields, productNames, answerShown }),
    },
    times: await loadServiceTimes(trx, original.supplier_id),
    label: "updated",
    action: "transferToOriginal",
    by: scope,
    seenBy: answerShown ? null : "supplier",
    changes: [...changedFields(before, joinFields({ ...columns, details })), ...(dated?.changes ?? [])],
    ...(dated?.kept && { notice: "dateMoved" as const }),
    tells: answerShown ? ["subscriber"] : [],
    requestId,
    at,
  });
  if (dated?.kept) await keepDateChange(trx, original.id, dated.kept, { userId: scope.userId, at });
  const issues = claimsOthers(original, written) ? await claimConnectionIds(trx, written) : [];
  refuseIssues(issues);
}

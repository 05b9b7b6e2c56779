import { actionTable, type ActionRow } from "@runko/domain/documents/document-actions";
import { needsOrder, staysInCase } from "@runko/domain/documents/source-action";
import type { Transaction } from "kysely";
import { attachUploads } from "../attachments/attach-uploads.ts";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import type { OrderableProduct } from "../products/load-orderable-products.ts";
import { applyEffects } from "./apply-effects.ts";
import { checkNewDocument } from "./check-new-document.ts";
import { claimConnectionIds } from "./claim-connection-ids.ts";
import { joinFields, searchTextOf, splitFields } from "./document-columns.ts";
import { changeCounters, counterChanges } from "./document-counters.ts";
import { countedDocument, type StoredDocument } from "./document-store.ts";
import { chooseEventProducts } from "./event-product-store.ts";
import { loadSource } from "./load-source.ts";
import { markDocument } from "./mark-document.ts";
import type { CreateRequest } from "./new-document.ts";
import { requireRightToCreate } from "./require-right-to-create.ts";
import { tellChange } from "./tell-change.ts";
import { subscriberOf } from "./subscriber-of.ts";
import { changedFields, writeEventLog } from "./write-event-log.ts";

function createRow(): ActionRow {
  const row = actionTable.find(({ action }) => action === "create");
  if (!row) throw new Error("The table has no row for create");
  return row;
}

/** Orders made from a document, and what is made from an order, stay in its case (T14, T16). */
async function caseOf(
  trx: Transaction<Database>,
  { input }: CreateRequest,
  source: StoredDocument | undefined,
): Promise<number> {
  if (source && input.source && staysInCase(input.source.mode)) return source.case_id;
  const { id } = await trx.insertInto("cases").defaultValues().returning("id").executeTakeFirstOrThrow();
  return id;
}

type Insertion = {
  subscriberId: string;
  source: StoredDocument | undefined;
  products: readonly [OrderableProduct, ...OrderableProduct[]];
  now: Date;
};

async function insertDocument(
  trx: Transaction<Database>,
  request: CreateRequest,
  { subscriberId, source, products, now }: Insertion,
): Promise<StoredDocument> {
  const { scope, documentType, input } = request;
  const { columns, details } = splitFields(input.document);
  const productNames = products.map(({ name }) => name);
  const sourceMode = input.source?.mode ?? null;
  return await trx
    .insertInto("documents")
    .values({
      document_type: documentType,
      event_state: "OPEN",
      case_id: await caseOf(trx, request, source),
      subscriber_id: subscriberId,
      supplier_id: input.supplierId,
      category: products[0].category,
      product_group_id: products[0].productGroupId,
      product_name: productNames.join(", "),
      created_by_id: scope.userId,
      created_by_role: scope.role,
      created_at: now,
      updated_at: now,
      source_event_id: source?.id ?? null,
      source_mode: sourceMode,
      original_event_id: sourceMode === "FORWARD" ? (source?.id ?? null) : null,
      ...columns,
      details: JSON.stringify(details),
      search_text: searchTextOf({ fields: input.document, productNames, answerShown: false }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function attachFilesOfForm(
  trx: Transaction<Database>,
  { scope, input: { fileIds = [] }, requestId }: CreateRequest,
  { id: documentId, version }: StoredDocument,
  at: Date,
): Promise<void> {
  if (fileIds.length === 0) return;
  const chosen = fileIds.map((fileId) => ({ fileId }));
  const changes = await attachUploads(trx, scope, documentId, chosen, (index) => `fileIds.${index}`);
  const entry = { label: "file_added", action: "addFile", by: scope, seenBy: null } as const;
  await writeEventLog(trx, { ...entry, documentId, version, changes, requestId, at });
}

/** Creates a document (T1), also from another one (T14 to T17), in the caller's transaction; answers the stored row. */
export async function createDocument(
  trx: Transaction<Database>,
  context: AppContext,
  request: CreateRequest,
): Promise<StoredDocument> {
  const { scope, documentType, input, requestId } = request;
  const now = context.clock.now();
  const row = createRow();
  const cause = { action: "create", scope, requestId, at: now } as const;
  await requireRightToCreate(trx, scope, documentType);
  const subscriberId = subscriberOf(request);
  const source = await loadSource(trx, context, request);
  if (!source && needsOrder(documentType))
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "source", code: "ORDER_NOT_FOUND" }] });
  const products = await checkNewDocument(trx, request, { row, subscriberId, source, now });
  const written = await insertDocument(trx, request, { subscriberId, source, products, now });
  const issues = await claimConnectionIds(trx, written);
  if (issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });
  await chooseEventProducts(trx, written.id, products, input.eventProducts);
  if (source && input.source?.mode === "ORDER")
    await markDocument(trx, source.id, { flag: "ordered", to: true }, { ...cause, action: "orderFrom" });
  await applyEffects(row.effects, { trx, document: written, ...cause });
  await writeEventLog(trx, {
    documentId: written.id,
    label: row.log,
    action: "create",
    by: scope,
    seenBy: null,
    version: written.version,
    changes: changedFields({}, joinFields(written)),
    requestId,
    at: now,
  });
  await attachFilesOfForm(trx, request, written, now);
  await changeCounters(trx, counterChanges(null, countedDocument(written)));
  await tellChange(trx, "document", written);
  return written;
}

import { actionTable, type ActionRow } from "@runko/domain/documents/document-actions";
import { isOwedToConnection, needsOrder, staysInCase } from "@runko/domain/documents/source-action";
import type { Transaction } from "kysely";
import { attachUploads } from "../attachments/attach-uploads.ts";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { applyEffects, recordedEffects } from "./apply-effects.ts";
import { checkNewDocument } from "./check-new-document.ts";
import { joinFields } from "./document-columns.ts";
import { counterChanges } from "./document-counters.ts";
import { countedDocument, type StoredDocument } from "./document-store.ts";
import { findQuotedOrder } from "./find-quoted-order.ts";
import { insertDocument } from "./insert-document.ts";
import { loadSource } from "./load-source.ts";
import { loadSourceProducts, markOrderedProducts } from "./load-source-products.ts";
import { markDocument } from "./mark-document.ts";
import type { CreateRequest } from "./new-document.ts";
import { recordChange } from "./record-change.ts";
import { requireRightToCreate } from "./require-right-to-create.ts";
import { subscriberOf } from "./subscriber-of.ts";
import { changedFields, newLogRow, writeEventLog } from "./write-event-log.ts";

function createRow(): ActionRow {
  const row = actionTable.find(({ action }) => action === "create");
  if (!row) throw new Error("The table has no row for create");
  return row;
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
  if (!isOwedToConnection(input.source?.mode, documentType)) await requireRightToCreate(trx, scope, documentType);
  const subscriberId = subscriberOf(request);
  const source = await loadSource(trx, context, request);
  if (!source && needsOrder(documentType))
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "source", code: "ORDER_NOT_FOUND" }] });
  const sourceProducts = await loadSourceProducts(trx, { mode: input.source?.mode, sourceId: source?.id });
  const products = await checkNewDocument(trx, request, { row, subscriberId, source, sourceProducts, now });
  // Orders made from a document, and what is made from an order, stay in its case (T14, T16).
  const caseId = input.source && staysInCase(input.source.mode) ? source?.case_id : undefined;
  const mode = input.source?.mode;
  const quoted = source && mode === "ORDER" ? await findQuotedOrder(trx, context, scope, source) : undefined;
  const written = await insertDocument(trx, request, {
    subscriberId,
    source,
    originalId: mode === "FORWARD" ? source?.id : quoted,
    sourceProducts,
    caseId,
    products,
    now,
  });
  if (source && mode === "ORDER") {
    await markDocument(trx, source.id, { flag: "ordered", to: true }, { ...cause, action: "orderFrom" });
    const taken = products.map(({ id }) => id);
    await markOrderedProducts(trx, source.id, taken);
  }
  await applyEffects(row.effects, { trx, document: written, ...cause });
  const log = newLogRow({
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
  await recordChange(trx, {
    document: written,
    log,
    ...recordedEffects(row.effects, { ...cause, document: written }),
    counters: counterChanges(null, countedDocument(written)),
  });
  return written;
}

import { actionTable, type ActionRow } from "@runko/domain/documents/document-actions";
import { isOwedToConnection, needsOrder, staysInCase } from "@runko/domain/documents/source-action";
import type { Transaction } from "kysely";
import { attachUploads } from "../files/attach-uploads.ts";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { checkNewDocument } from "./check-new-document.ts";
import { changeCounters } from "./document-counters.ts";
import { findQuotedOrder } from "./find-quoted-order.ts";
import { insertDocument, type Created } from "./insert-document.ts";
import { loadSource } from "./load-source.ts";
import { loadSourceProducts, markOrderedProducts } from "./load-source-products.ts";
import { markDocument } from "./mark-document.ts";
import type { CreateRequest } from "./new-document.ts";
import { requireRightToCreate } from "./require-right-to-create.ts";
import { subscriberOf } from "./subscriber-of.ts";
import { writeEventLog } from "./write-event-log.ts";

function createRow(): ActionRow {
  const row = actionTable.find(({ action }) => action === "create");
  if (!row) throw new Error("The table has no row for create");
  return row;
}

async function attachFilesOfForm(
  trx: Transaction<Database>,
  { scope, input: { fileIds = [] }, requestId }: CreateRequest,
  { id: documentId, version }: Created,
  at: Date,
): Promise<void> {
  if (fileIds.length === 0) return;
  const chosen = fileIds.map((fileId) => ({ fileId }));
  const changes = await attachUploads(trx, scope, documentId, chosen, (index) => `fileIds.${index}`);
  const entry = { label: "file_added", action: "addFile", by: scope, seenBy: null } as const;
  await writeEventLog(trx, documentId, { ...entry, version, changes, requestId, at });
}

/** Creates a document (T1), also from another one (T14 to T17), in the caller's transaction. */
export async function createDocument(
  trx: Transaction<Database>,
  context: AppContext,
  request: CreateRequest,
): Promise<Created> {
  const { scope, documentType, input, requestId } = request;
  const now = context.clock.now();
  const row = createRow();
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
  if (source && mode === "ORDER") {
    await markDocument(trx, source, { flag: "ordered", to: true }, { action: "orderFrom", scope, requestId, at: now });
    const taken = products.map(({ id }) => id);
    await markOrderedProducts(trx, source.id, taken);
  }
  const { counters, ...created } = await insertDocument(trx, request, {
    row,
    subscriberId,
    source,
    originalId: mode === "FORWARD" ? source?.id : quoted,
    sourceProducts,
    caseId,
    products,
    now,
  });
  await attachFilesOfForm(trx, request, created, now);
  await changeCounters(trx, counters);
  return created;
}

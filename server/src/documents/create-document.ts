import { actionTable, type ActionRow } from "@runko/domain/documents/document-actions";
import { isOwedToConnection, needsOrder, staysInCase } from "@runko/domain/documents/source-action";
import type { Issue } from "@runko/domain/values/issue";
import type { Kysely, Transaction } from "kysely";
import { attachUploads } from "../files/attach-uploads.ts";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { checkNewDocument } from "./check-new-document.ts";
import { changeCounters } from "./document-counters.ts";
import { isConnectionIdTaken } from "./find-connection-id.ts";
import { findQuotedOrder } from "./find-quoted-order.ts";
import { insertDocument, type Created, type Insertion } from "./insert-document.ts";
import { loadSource } from "./load-source.ts";
import { loadSourceProducts, markOrderedProducts } from "./load-source-products.ts";
import { markDocument } from "./mark-document.ts";
import type { CreateRequest, NewDocument } from "./new-document.ts";
import { requireRightToCreate } from "./require-right-to-create.ts";
import { subscriberOf } from "./subscriber-of.ts";
import { writeEventLog } from "./write-event-log.ts";

type Context = Pick<AppContext, "clock" | "config">;

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

/** Refuses what may not be made, and tells what a new document is made of. */
async function prepare(db: Kysely<Database>, context: Context, request: CreateRequest): Promise<Insertion> {
  const { scope, documentType, input } = request;
  const now = context.clock.now();
  const row = createRow();
  const mode = input.source?.mode;
  const isOwed = isOwedToConnection(mode, documentType);
  const judge = () => requireRightToCreate(db, scope, documentType, input.supplierId);
  const dealt = isOwed ? undefined : (request.dealt ?? (await judge()));
  const subscriberId = subscriberOf(request);
  const source = await loadSource(db, context, request);
  if (!source && needsOrder(documentType))
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "source", code: "ORDER_NOT_FOUND" }] });
  const sourceProducts = await loadSourceProducts(db, { mode, sourceId: source?.id });
  const { products, times } = await checkNewDocument(db, request, {
    row,
    subscriberId,
    dealt,
    source,
    sourceProducts,
    now,
  });
  // Orders made from a document, and what is made from an order, stay in its case (T14, T16).
  const caseId = input.source && staysInCase(input.source.mode) ? source?.case_id : undefined;
  const quoted = source && mode === "ORDER" ? await findQuotedOrder(db, context, scope, source) : undefined;
  const originalId = mode === "FORWARD" ? source?.id : quoted;
  return { row, subscriberId, source, originalId, sourceProducts, caseId, products, times, now };
}

/** What creating the document would be refused for by the rules and rights of this moment. Writes nothing. */
export async function judgeNewDocument(
  { db, pool, ...context }: Context & Pick<AppContext, "db" | "pool">,
  request: CreateRequest,
): Promise<Issue[]> {
  const { caseId } = await prepare(db, context, request);
  const { subscriberConnectionId: connectionId } = request.input.document;
  if (!connectionId || !(await isConnectionIdTaken(pool, request.scope, { connectionId, caseId }))) return [];
  return [{ path: "document.subscriberConnectionId", code: "CONNECTION_ID_IN_USE" }];
}

/** Whether a document comes from no other and brings no files, so that writing it is one statement. */
export const isAlone = ({ source, fileIds = [] }: NewDocument): boolean => !source && fileIds.length === 0;

/** Creates a document that is alone (T1), by one statement that needs no transaction around it. */
export async function createAlone(db: Kysely<Database>, context: Context, request: CreateRequest): Promise<Created> {
  return insertDocument(db, request, await prepare(db, context, request));
}

/** Creates a document (T1), also from another one (T14 to T17), in the caller's transaction. */
export async function createDocument(
  trx: Transaction<Database>,
  context: Context,
  request: CreateRequest,
): Promise<Created> {
  const { scope, input, requestId } = request;
  const insertion = await prepare(trx, context, request);
  const { source, products, now } = insertion;
  if (source && input.source?.mode === "ORDER") {
    await markDocument(trx, source, { flag: "ordered", to: true }, { action: "orderFrom", scope, requestId, at: now });
    const taken = products.map(({ id }) => id);
    await markOrderedProducts(trx, source.id, taken);
  }
  const { counters, ...created } = await insertDocument(trx, request, insertion);
  await attachFilesOfForm(trx, request, created, now);
  await changeCounters(trx, counters);
  return created;
}

import { judgeAction } from "@runko/domain/documents/allowed-actions";
import { checkWritable } from "@runko/domain/documents/check-action-input";
import { actionTable, type ActionRow } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { SourceMode } from "@runko/domain/documents/document-states";
import type { DocumentType } from "@runko/domain/documents/document-types";
import { sourceAction } from "@runko/domain/documents/source-action";
import type { ProductCategory } from "@runko/domain/enumerations/product-categories";
import type { Issue } from "@runko/domain/values/issue";
import { sql, type Transaction } from "kysely";
import type { AppContext } from "../app-context.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { publishLive } from "../platform/live/publish-live.ts";
import { mayOrderFrom } from "../products/may-order-from.ts";
import { applyEffects } from "./apply-effects.ts";
import { checkEventProducts, type ChosenProduct } from "./check-event-products.ts";
import { checkFields } from "./check-fields.ts";
import { checkReferences } from "./check-references.ts";
import { claimConnectionIds } from "./claim-connection-ids.ts";
import { joinFields, searchTextOf, splitFields } from "./document-columns.ts";
import { changeCounters, counterChanges } from "./document-counters.ts";
import { loadDocumentFacts } from "./document-facts.ts";
import { documentLimits } from "./document-limits.ts";
import type { DocumentScope } from "./document-scope.ts";
import { countedDocument, isOwnDocument, loadDocument, ruledDocument, type StoredDocument } from "./document-store.ts";
import { insertEventProducts } from "./event-product-store.ts";
import { refusalProblem } from "./refuse.ts";
import { loadSupplierLimits } from "./supplier-limits.ts";
import { changedFields, writeEventLog } from "./write-event-log.ts";

export type NewDocument = {
  supplierId: string;
  subscriberId?: string | undefined;
  document: DocumentFields;
  eventProducts: readonly ChosenProduct[];
  source?: { eventId: number; mode: SourceMode } | undefined;
};

export type CreateRequest = { scope: DocumentScope; documentType: DocumentType; input: NewDocument; requestId: string };

function createRow(): ActionRow {
  const row = actionTable.find(({ action }) => action === "create");
  if (!row) throw new Error("The table has no row for create");
  return row;
}

/** Who is the subscriber: the caller's organization, or for a fault handler the one that the body names (D-9d). */
function subscriberOf({ scope, input, documentType }: CreateRequest): string {
  if (scope.role === "SUBSCRIBER" || (scope.role === "SUPPLIER" && input.source?.mode === "FORWARD")) {
    if (input.subscriberId !== undefined && input.subscriberId !== scope.organizationId)
      throw new Problem("VALIDATION_FAILED", { issues: [{ path: "subscriberId", code: "NOT_WRITABLE" }] });
    return scope.organizationId;
  }
  if (scope.role !== "ERROR_HANDLER" || documentType !== "Fault") throw new Problem("NOT_YOUR_ACTION");
  if (input.supplierId !== scope.organizationId)
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "supplierId", code: "SUPPLIER_NOT_AVAILABLE" }] });
  if (!input.subscriberId)
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "subscriberId", code: "REQUIRED" }] });
  return input.subscriberId;
}

const missingSource = { COPY: "COPY_EVENT_NOT_FOUND", FORWARD: "FORWARD_EVENT_NOT_FOUND" } as const;

/** The document that the new one comes from, held until the end, if the table lets it be used so. */
async function loadSource(
  trx: Transaction<Database>,
  context: AppContext,
  { scope, input, documentType }: CreateRequest,
): Promise<StoredDocument | undefined> {
  if (!input.source) return undefined;
  const { eventId, mode } = input.source;
  const source = await loadDocument(trx, scope, eventId, { lock: true });
  const action = source && sourceAction(mode, source.document_type, documentType);
  if (!source || !action || !isOwnDocument(scope, source)) {
    const code = mode === "COPY" || mode === "FORWARD" ? missingSource[mode] : "SOURCE_NOT_FOUND";
    throw new Problem(code, {
      issues: [{ path: "source.eventId", code: "SOURCE_NOT_FOUND", params: { tid: eventId } }],
    });
  }
  const limits = documentLimits(context.config);
  const facts = await loadDocumentFacts(trx, scope, source, "perform", context.clock.now(), limits);
  const { refusals } = judgeAction(action, scope, ruledDocument(source), facts);
  const [refusal] = refusals;
  if (refusal) throw await refusalProblem(trx, refusal, source, limits.lockSilenceSeconds);
  return source;
}

const joinsCase = (mode: SourceMode | undefined) => mode === "ORDER" || mode === "FROM_EXISTING";

async function newCase(trx: Transaction<Database>): Promise<number> {
  const { id } = await trx.insertInto("cases").defaultValues().returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Creates a document (T1), also from another one (T14 to T17); answers the stored row. */
export async function createDocument(
  trx: Transaction<Database>,
  context: AppContext,
  request: CreateRequest,
): Promise<StoredDocument> {
  const { scope, documentType, input, requestId } = request;
  const { supplierId } = input;
  const subscriberId = subscriberOf(request);
  const now = context.clock.now();
  const row = createRow();
  const source = await loadSource(trx, context, request);
  if (!source && (documentType === "ChangeOrder" || documentType === "CancelOrder"))
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "source", code: "ORDER_NOT_FOUND" }] });
  const may = await mayOrderFrom(trx, { subscriberId, supplierId, documentType });
  if (may !== true && may !== "SUPPLIER_NOT_AVAILABLE") throw new Problem(may);
  if (may === "SUPPLIER_NOT_AVAILABLE")
    throw new Problem("VALIDATION_FAILED", { issues: [{ path: "supplierId", code: may }] });

  const { products, issues: productIssues } = await checkEventProducts(trx, {
    subscriberId,
    supplierId,
    documentType,
    chosen: input.eventProducts,
  });
  const category: ProductCategory = products[0]?.category ?? "SERVICES";
  const productGroupId = products[0]?.productGroupId ?? null;
  const supplier = await loadSupplierLimits(trx, supplierId);
  const issues: Issue[] = [
    ...productIssues,
    ...checkWritable(row, input.document),
    ...(products.length === 0
      ? []
      : checkFields({
          row,
          documentType,
          category,
          fields: input.document,
          skip: false,
          now,
          minimumNormalDays: supplier.minimumNormalDeliveryDays,
          needsNni: products.some(({ needsNni }) => needsNni),
        })),
    ...(await checkReferences(
      trx,
      { subscriber_id: subscriberId, supplier_id: supplierId, product_group_id: productGroupId },
      input.document,
    )),
  ];
  if (issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });

  const caseId = source && joinsCase(input.source?.mode) ? source.case_id : await newCase(trx);
  const { columns, details } = splitFields(input.document);
  const productNames = products.map(({ name }) => name);
  const written = await trx
    .insertInto("documents")
    .values({
      document_type: documentType,
      event_state: "OPEN",
      case_id: caseId,
      subscriber_id: subscriberId,
      supplier_id: supplierId,
      category,
      product_group_id: productGroupId,
      product_name: productNames.join(", "),
      created_by_id: scope.userId,
      created_by_role: scope.role,
      created_at: now,
      updated_at: now,
      source_event_id: source?.id ?? null,
      source_mode: input.source?.mode ?? null,
      original_event_id: input.source?.mode === "FORWARD" ? (source?.id ?? null) : null,
      ...columns,
      details: JSON.stringify(details),
      search_text: searchTextOf({ fields: input.document, productNames, answerShown: false }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const clashes = await claimConnectionIds(trx, written);
  if (clashes.length > 0) throw new Problem("VALIDATION_FAILED", { issues: clashes });
  await insertEventProducts(trx, written.id, products, input.eventProducts);
  if (source && input.source?.mode === "ORDER")
    await trx
      .updateTable("documents")
      .set({ ordered: true, version: sql`version + 1` })
      .where("id", "=", source.id)
      .execute();
  await applyEffects(row.effects, { trx, document: written, action: "create", scope });
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
  await changeCounters(trx, counterChanges(null, countedDocument(written)));
  await publishLive(trx, { organizationIds: [subscriberId, supplierId], kind: "document", eventId: written.id });
  return written;
}

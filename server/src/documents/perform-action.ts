import { judgeAction } from "@runko/domain/documents/allowed-actions";
import { checkReason, checkWritable } from "@runko/domain/documents/check-action-input";
import { answerShown } from "@runko/domain/documents/answer-shown";
import type { DocumentHistory } from "@runko/domain/documents/check-dates";
import type { ActionRow, DocumentAction } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentType } from "@runko/domain/documents/document-types";
import { checkTransfer } from "@runko/domain/documents/transferred-fields";
import type { Issue } from "@runko/domain/values/issue";
import type { Transaction } from "kysely";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { loadOrderableProducts } from "../products/load-orderable-products.ts";
import type { AppContext } from "../app-context.ts";
import { applyEffects } from "./apply-effects.ts";
import { changeStoredDocument } from "./change-stored-document.ts";
import { deliveryCheckIssues } from "./check-delivery.ts";
import { checkFields } from "./check-fields.ts";
import { claimConnectionIds, releaseUnusedConnectionIds } from "./claim-connection-ids.ts";
import { joinFields } from "./document-columns.ts";
import { changeCounters, unreadLeft } from "./document-counters.ts";
import { forwarderScope } from "./forwarder-scope.ts";
import { holdOriginal, transferAnswer } from "./transfer-answer.ts";
import { loadDocumentFacts } from "./document-facts.ts";
import { documentLimits } from "./document-limits.ts";
import type { DocumentScope } from "./document-scope.ts";
import { isOwnDocument, loadDocument, ruledDocument, type StoredDocument } from "./document-store.ts";
import { changeEventProducts, type GivenEventProduct } from "./change-event-products.ts";
import { givenProduct, loadEventProducts } from "./event-product-store.ts";
import { showDraftPrices } from "./product-prices.ts";
import { loggedChanges } from "./logged-changes.ts";
import { changeBy, columnsByRow, columnsOfFields } from "./row-change.ts";
import { checkVersion, refusalProblem } from "./refuse.ts";
import { loadSupplierLimits } from "./supplier-limits.ts";
import type { FieldChange } from "./write-event-log.ts";
import { checkReferences } from "./check-references.ts";

export type ActionInput = {
  action?: DocumentAction | undefined;
  document?: DocumentFields | undefined;
  eventProducts?: readonly GivenEventProduct[] | undefined;
  reason?: string | undefined;
  explanation?: string | undefined;
  skip?: boolean | undefined;
  /** Whether a transferred answer takes the fees along (T18). */
  fees?: boolean | undefined;
};

export type ActionRequest = {
  scope: DocumentScope;
  eventId: number;
  type?: DocumentType;
  /** Of a malformed body its action alone, if that can be read: it is refused once it is known to be seen and own (D-10). */
  input: ActionInput | undefined;
  malformed?: Error | undefined;
  ifMatch: string | undefined;
  requestId: string;
  /** Makes the products out of those there are; the edit lock then stays, for more changes to come. */
  changeProducts?: ((existing: readonly GivenEventProduct[]) => GivenEventProduct[]) | undefined;
};

function actionOf({ input, scope }: ActionRequest): DocumentAction {
  return input?.action ?? (scope.role === "SUBSCRIBER" ? "edit" : "editAnswer");
}

function reasonFields(row: ActionRow, { reason, explanation }: ActionInput): DocumentFields {
  if (row.reason === null) return {};
  return { [row.reason]: reason, reasonExplanation: explanation };
}

/** The document with its row held, also for who forwarded it and now stands at its original (D-9c). */
async function holdDocument(trx: Transaction<Database>, { scope, eventId, type }: ActionRequest) {
  const hold = async (reach: DocumentScope) => {
    const document = await loadDocument(trx, reach, eventId, { lock: true });
    return document && (!type || document.document_type === type) ? { document, scope: reach } : undefined;
  };
  const held = await hold(scope);
  if (held) return held;
  const asForwarder = await forwarderScope(trx, scope, eventId);
  const forwarded = asForwarder && (await hold(asForwarder));
  if (!forwarded) throw new Problem("DOCUMENT_NOT_FOUND");
  return forwarded;
}

/** Asks the table, in the order in which refusals are told (D-10). */
async function judge(
  trx: Transaction<Database>,
  context: AppContext,
  document: StoredDocument,
  request: ActionRequest,
): Promise<ActionRow> {
  const { scope, ifMatch, malformed } = request;
  const limits = documentLimits(context.config);
  const facts = await loadDocumentFacts(trx, scope, document, "perform", context.clock.now(), limits);
  const { row, refusals } = judgeAction(actionOf(request), scope, ruledDocument(document), facts);
  if (row === null || !isOwnDocument(scope, document)) throw new Problem("NOT_YOUR_ACTION");
  if (malformed) throw malformed;
  if (row.makes === "newDocument") throw new Problem("MALFORMED_REQUEST");
  if (row.versioned) await checkVersion(trx, scope, document, ifMatch);
  const [refusal] = refusals;
  if (refusal) throw await refusalProblem(trx, refusal, document, limits.lockSilenceSeconds);
  return row;
}

function refuseIssues(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new Problem("VALIDATION_FAILED", { issues });
}

/** Of what is handed on, the original; judged again now that it is held and cannot become ready meanwhile. */
async function holdTaker(
  trx: Transaction<Database>,
  context: AppContext,
  document: StoredDocument,
  request: ActionRequest,
): Promise<StoredDocument> {
  const original = await holdOriginal(trx, document);
  await judge(trx, context, document, request);
  if (!original) throw new Problem("NO_ORIGINAL");
  return original;
}

/** Fees go along with what is handed on alone, which has to say something. */
function checkHandedOn(row: ActionRow, answer: DocumentFields, type: DocumentType, { fees }: ActionInput): Issue[] {
  if (row.makes === "transfer") return checkTransfer(type, answer, { fees: fees ?? false });
  return fees === undefined ? [] : [{ path: "fees", code: "NOT_WRITABLE" }];
}

/** Whether an action neither writes nor shows anything that products or words of the search are made of. */
function leavesProducts(row: ActionRow, { document_type, event_state, answer_shown }: StoredDocument): boolean {
  return row.fields === null && answerShown(document_type, row.to ?? event_state, answer_shown) === answer_shown;
}

function seenBy(row: ActionRow, shown: boolean): "subscriber" | "supplier" | null {
  // Whoever answered a forwarded document is not told that it was forwarded (D-9c).
  if (row.makes === "transfer") return "subscriber";
  return row.fields === "answer" && !shown ? "supplier" : null;
}

async function perform(trx: Transaction<Database>, context: AppContext, asked: ActionRequest): Promise<void> {
  const { document, scope } = await holdDocument(trx, asked);
  const request = { ...asked, scope };
  const { input = {}, requestId } = request;
  const now = context.clock.now();
  const row = await judge(trx, context, document, request);
  const taker = row.makes === "transfer" ? await holdTaker(trx, context, document, request) : undefined;

  const before = joinFields(document);
  const given = input.document ?? {};
  const fields = { ...before, ...given, ...reasonFields(row, input) };
  const existing = leavesProducts(row, document) ? [] : await loadEventProducts(trx, [document.id]);
  const givenProducts = request.changeProducts?.(existing.map(givenProduct)) ?? input.eventProducts;
  refuseIssues([
    ...checkWritable(row, given),
    ...checkReason(row.reason, input),
    ...checkHandedOn(row, before, document.document_type, input),
    ...(await fieldIssues(trx, document, {
      row,
      fields,
      before,
      given,
      skip: input.skip ?? false,
      now,
      products: givenProducts ?? existing.map(givenProduct),
    })),
  ]);

  await changeEventProducts(trx, { document, row, given: givenProducts });
  const changed = givenProducts ? await loadEventProducts(trx, [document.id]) : existing;
  const productNames = leavesProducts(row, document) ? null : changed.map(({ product_name }) => product_name);
  const byRow = columnsByRow(document, row, scope.userId, now);
  const columns = { ...byRow, ...columnsOfFields(fields, productNames, byRow.answer_shown ?? false) };
  const after = { fields: joinFields({ ...document, ...columns }), products: changed };
  const { document: written, counters } = await changeStoredDocument(trx, {
    ...changeBy(row),
    document,
    columns,
    by: scope,
    seenBy: seenBy(row, byRow.answer_shown ?? false),
    releasesLock: row.effects.includes("releaseEditLock") && !request.changeProducts,
    changes: [
      ...loggedChanges({ fields: before, products: existing }, after, {
        showsAnswer: byRow.answer_shown === true && !document.answer_shown,
        prices: document.document_type !== "Fault",
      }),
      ...markChange(row),
    ],
    requestId,
    at: now,
    countedLast: true,
  });
  if (written.answer_shown) await showDraftPrices(trx, written.id);
  if (taker) await transferAnswer(trx, written, taker, { scope, fees: input.fees ?? false, requestId, at: now });
  if (row.fields) {
    refuseIssues(await claimConnectionIds(trx, written));
    await releaseUnusedConnectionIds(trx, written.case_id);
  }
  await applyEffects(row.effects, { trx, document: written, action: row.action, scope, requestId, at: now });
  await changeCounters(trx, [...counters, ...(await unreadLeft(trx, document, written))]);
}

type GivenFields = {
  row: ActionRow;
  fields: DocumentFields;
  before: DocumentFields;
  given: DocumentFields;
  skip: boolean;
  now: Date;
  products: readonly GivenEventProduct[];
};

/** The broken rules of what the action's party writes; of an action that writes no fields there are none. */
async function fieldIssues(
  trx: Transaction<Database>,
  document: StoredDocument,
  { given, products, ...written }: GivenFields,
): Promise<Issue[]> {
  const { row, fields, before, now } = written;
  if (row.fields === null) return [];
  const limits = await loadSupplierLimits(trx, document.supplier_id);
  return [
    ...checkFields({
      ...written,
      documentType: document.document_type,
      category: document.category,
      history: historyOf(document, before),
      shown: document.answer_shown,
      minimumNormalDays: limits.minimumNormalDeliveryDays,
      needsNni: await needsNni(trx, document, row, products),
    }),
    ...(await checkReferences(trx, { ...partiesOf(document), before }, given)),
    ...(await deliveryCheckIssues(trx, { fields, before, orderId: document.source_event_id, limits, now })),
  ];
}

/** Whether a product asks for an NNI; only the subscriber's form can answer that. */
async function needsNni(
  trx: Transaction<Database>,
  { subscriber_id: subscriberId, supplier_id: supplierId, document_type: documentType }: StoredDocument,
  { fields }: ActionRow,
  products: readonly GivenEventProduct[],
): Promise<boolean> {
  if (fields !== "subscriber") return false;
  const ids = products.map(({ productId }) => productId);
  const known = await loadOrderableProducts(trx, { subscriberId, supplierId, documentType }, ids);
  return known.some((product) => product.needsNni);
}

const historyOf = (document: StoredDocument, { faultTime }: DocumentFields): DocumentHistory => ({
  createdAt: document.created_at.toISOString(),
  confirmedAt: document.confirmed_at?.toISOString() ?? null,
  faultTime: faultTime ?? null,
});

const partiesOf = (document: StoredDocument) => ({
  subscriberId: document.subscriber_id,
  supplierId: document.supplier_id,
  productGroupId: document.product_group_id,
});

function markChange({ action }: ActionRow): FieldChange[] {
  if (action !== "markProcessed" && action !== "unmarkProcessed") return [];
  return [{ field: "userProcessed", from: action === "unmarkProcessed", to: action === "markProcessed" }];
}

/** Carries out one action of the table on one document, wholly or not at all. Source: decisions C. */
export async function performAction(context: AppContext, request: ActionRequest): Promise<void> {
  await inTransaction(context.db, (trx) => perform(trx, context, request), { repeatable: true });
}

import { checkProposal, type DateChange } from "@runko/domain/documents/agreed-date";
import { judgeAction } from "@runko/domain/documents/allowed-actions";
import { checkReason, checkWished, checkWritable, wishedFields } from "@runko/domain/documents/check-action-input";
import { checkInput } from "@runko/domain/documents/check-input";
import type { DocumentHistory } from "@runko/domain/documents/check-dates";
import { amendableFieldsOf } from "@runko/domain/documents/correctable-fields";
import type { ActionRow, DocumentAction } from "@runko/domain/documents/document-actions";
import type { FieldName } from "@runko/domain/documents/document-fields";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { checkTransfer, movesOriginal } from "@runko/domain/documents/transferred-fields";
import { answerDayOf } from "@runko/domain/documents/waits";
import { todayInHelsinki } from "@runko/domain/values/calendar-date";
import type { Issue } from "@runko/domain/values/issue";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/http/problem.ts";
import { refuseIssues } from "../platform/http/refuse-issues.ts";
import type { ActingContext, ActionInput, ActionRequest } from "./action-request.ts";
import { ChangedMeanwhile, type StoredChange } from "./change-stored-document.ts";
import { deliveryCheckIssues } from "./check-delivery.ts";
import { checkFields } from "./check-fields.ts";
import { checkReferences } from "./check-references.ts";
import { joinFields } from "./document-columns.ts";
import { sideOf } from "./document-scope.ts";
import { isOwnDocument, ruledDocument, type StoredDocument } from "./document-store.ts";
import { loadEventProducts } from "./event-product-store.ts";
import { loggedChanges } from "./logged-changes.ts";
import { planEventProducts, type ProductsPlan } from "./plan-event-products.ts";
import { productsByStep } from "./product-step.ts";
import { dateStepOf } from "./date-step.ts";
import { handlerStepOf } from "./handler-step.ts";
import type { Seen } from "./read-for-action.ts";
import { loadAskedFields } from "./question-store.ts";
import { loadRequested } from "./request-store.ts";
import { checkVersion, refusalProblem } from "./refuse.ts";
import { changeBy, columnsByRow, columnsOfFields } from "./row-change.ts";
import { loadSupplierLimits } from "./supplier-limits.ts";
import { findOriginal } from "./transfer-answer.ts";
import type { FieldChange } from "./write-event-log.ts";

export type ActionPlan = {
  row: ActionRow;
  change: StoredChange;
  products: ProductsPlan;
  /** What takes the answer that is handed on. */
  taker: StoredDocument | undefined;
  /** What the history of the delivery date keeps of it. */
  dateChange: DateChange | null;
  /** Whether the document is reserved for it, and by nobody yet. */
  takesLock: boolean;
};

function actionOf({ input, scope }: ActionRequest): DocumentAction {
  return input?.action ?? (scope.role === "SUBSCRIBER" ? "edit" : "editAnswer");
}

function reasonFields(row: ActionRow, { reason, explanation }: ActionInput): DocumentFields {
  if (row.reason === null) return {};
  return { [row.reason]: reason, reasonExplanation: explanation };
}

const isFree = ({ facts }: Seen, { takesLock = false }: ActionRequest) => takesLock && facts.lockedById === null;

/** Asks the table, in the order in which refusals are told (D-10). */
async function judge(
  db: Kysely<Database>,
  context: ActingContext,
  seen: Seen,
  request: ActionRequest,
): Promise<ActionRow> {
  const { document, scope } = seen;
  const facts = isFree(seen, request) ? { ...seen.facts, lockedById: scope.userId } : seen.facts;
  const { row, refusals } = judgeAction(actionOf(request), scope, ruledDocument(document), facts);
  if (row === null || !isOwnDocument(scope, document)) throw new Problem("NOT_YOUR_ACTION");
  if (request.malformed) throw request.malformed;
  if (row.makes === "newDocument") throw new Problem("MALFORMED_REQUEST");
  if (row.versioned) await checkVersion(db, scope, document, request.ifMatch);
  const [refusal] = refusals;
  if (refusal) throw await refusalProblem(db, refusal, document, context.config.lockHeartbeatSeconds);
  return row;
}

/** Of what is handed on, the original as the facts have it; what comes of it until it is written, its own version tells. */
async function findTaker(db: Kysely<Database>, { document, facts }: Seen): Promise<StoredDocument> {
  const original = await findOriginal(db, document);
  if (!original || !facts.original) throw new Problem("NO_ORIGINAL");
  const { eventState, archived, ordered } = facts.original;
  if (original.event_state !== eventState || original.archived !== archived || original.ordered !== ordered)
    throw new ChangedMeanwhile();
  return original;
}

const pickFields = (fields: DocumentFields, names: readonly FieldName[]): DocumentFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.some((known) => known === name)));

/** The fields of the subscriber's form that are open to the action, where these are not all. */
async function openFields(
  db: Kysely<Database>,
  { id, document_type: type }: StoredDocument,
  { fields }: ActionRow,
): Promise<FieldName[] | undefined> {
  if (fields === "asked") return await loadAskedFields(db, id);
  return fields === "wished" ? amendableFieldsOf(type) : undefined;
}

/** What is handed on has to say something, and a reason only of a date that it moves. */
function checkHandedOn(taker: StoredDocument, answer: DocumentFields, { fees, delayReason }: ActionInput): Issue[] {
  const { document_type, answer_shown: answerShown, estimated_delivery_date: estimatedDeliveryDate } = taker;
  const moves = movesOriginal({ answerShown, estimatedDeliveryDate }, answer);
  const chosen = { fees: fees ?? false, date: !moves || delayReason !== undefined };
  const idle = delayReason !== undefined && !moves;
  return [
    ...(idle ? [{ path: "delayReason", code: "NOT_WRITABLE" } as const] : []),
    ...checkTransfer(document_type, answer, chosen),
  ];
}

type Written = { before: DocumentFields; given: DocumentFields; fields: DocumentFields } & Pick<
  ProductsPlan,
  "needsNni" | "offers" | "isOther"
>;

/** The broken rules of what the action's party writes; of an action that writes no fields there are none. */
async function fieldIssues(
  db: Kysely<Database>,
  document: StoredDocument,
  row: ActionRow,
  { written, skip, now }: { written: Written; skip: boolean; now: Date },
): Promise<Issue[]> {
  if (row.fields === null) return [];
  const { before, given, fields, needsNni, offers, isOther = false } = written;
  const { subscriber_id: subscriberId, supplier_id: supplierId, product_group_id: productGroupId } = document;
  const limits = await loadSupplierLimits(db, supplierId);
  return [
    ...checkFields({
      row,
      documentType: document.document_type,
      category: document.category,
      fields,
      before,
      history: historyOf(document, before),
      skip,
      shown: document.answer_shown,
      now,
      minimumNormalDays: limits.minimumNormalDeliveryDays,
      needsNni,
      products: offers,
      agreed: isOther ? undefined : before,
    }),
    ...(await checkReferences(db, { subscriberId, supplierId, productGroupId, before }, given)),
    ...(await deliveryCheckIssues(db, { fields, before, orderId: document.source_event_id, limits, now })),
  ];
}

const historyOf = (document: StoredDocument, { faultTime }: DocumentFields): DocumentHistory => ({
  createdAt: document.created_at.toISOString(),
  confirmedAt: document.confirmed_at?.toISOString() ?? null,
  faultTime: faultTime ?? null,
});

function markChange({ action }: ActionRow): FieldChange[] {
  if (action !== "markProcessed" && action !== "unmarkProcessed") return [];
  return [{ field: "userProcessed", from: action === "unmarkProcessed", to: action === "markProcessed" }];
}

function seenBy(row: ActionRow, shown: boolean): "subscriber" | "supplier" | null {
  // Whoever answered a forwarded document is not told that it was forwarded (D-9c).
  if (row.makes === "transfer") return "subscriber";
  return row.fields === "answer" && !shown ? "supplier" : null;
}

/** Judges and checks what is asked of the document as it was read, and tells what would be written; refuses what may not be. */
export async function planAction(
  db: Kysely<Database>,
  context: ActingContext,
  seen: Seen,
  request: ActionRequest,
): Promise<ActionPlan> {
  const { document, scope } = seen;
  const { input = {}, productStep: step, requestId } = request;
  const now = context.clock.now();
  const row = await judge(db, context, seen, request);
  const taker = row.makes === "transfer" ? await findTaker(db, seen) : undefined;

  const byRow = columnsByRow(document, row, {
    userId: scope.userId,
    now,
    answerBy: answerDayOf(row.effects, {
      today: todayInHelsinki(now),
      repairAnswerDays: context.config.repairAnswerDays,
      answerBy: input.answerBy,
    }),
  });
  const showsAnswer = byRow.answer_shown && !document.answer_shown;
  /** Only these touch what products or words of the search are made of. */
  const writes = row.fields !== null && row.fields !== "wished";
  const touchesProducts = writes || byRow.answer_shown !== document.answer_shown;
  const existing = touchesProducts ? await loadEventProducts(db, [document.id]) : [];
  const chosen = step ? productsByStep(existing, step, scope.role) : input.eventProducts;
  const products = await planEventProducts(db, { document, row, given: chosen, existing });

  const handled = await handlerStepOf(db, document, row, { scope, input });
  const before = joinFields(document);
  const given = input.document ?? {};
  const open = await openFields(db, document, row);
  const requested = row.fields === "requested" ? await loadRequested(db, document.id) : {};
  const fields = {
    ...before,
    ...(open ? pickFields(given, open) : given),
    ...requested,
    ...reasonFields(row, input),
  };
  refuseIssues([
    ...checkWritable(row, given, open),
    ...checkWished(row, wishedFields(before, given)),
    ...checkReason(row.reason, input),
    ...checkInput(row, { input, documentType: document.document_type, today: todayInHelsinki(now), before, fields }),
    ...checkProposal(row.effects, {
      date: input.date,
      estimated: document.estimated_delivery_date,
      held: document.held_reason !== null,
    }),
    ...(handled?.issues ?? []),
    ...(taker ? checkHandedOn(taker, before, input) : []),
    ...(await fieldIssues(db, document, row, {
      written: { before, given, fields, ...products },
      skip: input.skip ?? false,
      now,
    })),
  ]);
  refuseIssues(products.issues);

  const productNames = touchesProducts ? products.after.map(({ product_name }) => product_name) : null;
  const written = columnsOfFields(row, { fields, productNames, shown: byRow.answer_shown });
  const dated = dateStepOf(document, row, { fields, input });
  const { slaClass } = products;
  const columns = {
    ...byRow,
    ...written,
    ...(slaClass !== undefined && { sla_class: slaClass }),
    ...dated?.columns,
    ...handled?.columns,
  };
  const after = { fields: joinFields({ ...document, ...columns }), products: products.after };
  const telling = { showsAnswer, prices: document.document_type !== "Fault" };
  const side = sideOf(scope);
  const change = {
    ...changeBy(row),
    ...(row.internal && { internal: side }),
    // What the original is told stands in its own feed.
    ...(row.makes === "transfer" && { happening: null }),
    ...(handled && { tells: handled.tells }),
    ...(step && { releasesLock: false }),
    document,
    columns,
    times: seen.times,
    by: scope,
    seenBy: row.internal ? side : seenBy(row, byRow.answer_shown),
    changes: [
      ...loggedChanges({ fields: before, products: existing }, after, telling),
      ...markChange(row),
      ...(dated?.changes ?? []),
      ...(handled?.changes ?? []),
    ],
    ...(dated?.kept?.kind === "supplierMoved" && { notice: "dateMoved" as const }),
    requestId,
    at: now,
  };
  const takesLock = row.guards.includes("ownEditLock") && isFree(seen, request);
  return { row, change, products, taker, dateChange: dated?.kept ?? null, takesLock };
}

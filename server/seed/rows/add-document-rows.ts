import { chargeDays } from "@runko/domain/documents/request-states";
import { addDays, todayInHelsinki } from "@runko/domain/values/calendar-date";
import { dateOfInstant } from "@runko/domain/values/instant";
import { repairToAnswer, waitingSince } from "@runko/domain/documents/waits";
import { storageKey } from "../../src/attachments/storage-key.ts";
import { searchTextOf, splitFields } from "../../src/documents/document-columns.ts";
import { changesOf } from "../cases/changes-of.ts";
import type { DraftCase, DraftDocument, LogEntry } from "../cases/draft-document.ts";
import { makeUuid } from "../chance/make-uuid.ts";
import type { Random } from "../chance/random.ts";
import { clockColumnsOf, slaClassOf } from "./clock-columns-of.ts";
import { addCounterRows } from "./add-counter-rows.ts";
import { addClaimRows } from "./add-claim-rows.ts";
import type { SeedRow, SeedRows } from "../seed-rows.ts";

/** The numbers at which TID and CID begin (D-4). */
const firstNumber = 100_001;

export type Numbers = {
  event: ReadonlyMap<DraftDocument, number>;
  case: ReadonlyMap<DraftCase, number>;
  lastEvent: number;
  lastCase: number;
};

const byTime = (one: { createdAt: string }, other: { createdAt: string }): number =>
  one.createdAt < other.createdAt ? -1 : Number(one.createdAt > other.createdAt);

function numberOf<Numbered>(numbers: ReadonlyMap<Numbered, number>, one: Numbered): number {
  const number = numbers.get(one);
  if (number === undefined) throw new Error("The demo refers to something that it does not tell of.");
  return number;
}

/** Numbers cases and documents in the order in which they were made. */
function numberDocuments(cases: readonly DraftCase[]): Numbers {
  const documents = cases.flatMap((inCase) => inCase.documents).toSorted(byTime);
  return {
    event: new Map(documents.map((document, index) => [document, firstNumber + index])),
    case: new Map(cases.toSorted(byTime).map((inCase, index) => [inCase, firstNumber + index])),
    lastEvent: firstNumber + documents.length - 1,
    lastCase: firstNumber + cases.length - 1,
  };
}

/** The log as it was written, with the version that each row left behind. */
function versionedLog({ log }: DraftDocument): (LogEntry & { version: number })[] {
  let version = 0;
  return log
    .toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
    .map((entry) => {
      if (entry.versioned) version += 1;
      return { ...entry, version };
    });
}

/** What the document's connection was before (D-39). */
function earlierColumns({ connectionBefore: before, category, lines, documentType }: DraftDocument, eventId: number) {
  if (before === null) return { connection_before: null, connection_words: "" };
  const eventProducts = lines.map(({ product, initialFee, monthlyFee, customFields }) => ({
    eventId,
    productId: product.id,
    productName: product.name,
    active: true,
    productPrice: initialFee.toFixed(2),
    monthPrice: monthlyFee.toFixed(2),
    customFields,
  }));
  const productNames = lines.map(({ product }) => product.name);
  const isOrder = documentType === "Order";
  return {
    connection_before: { document: before, eventProducts, category, productGroupId: lines[0]?.product.groupId ?? null },
    connection_words: isOrder ? searchTextOf({ fields: before, productNames, answerShown: true }) : "",
  };
}

function documentRow(document: DraftDocument, numbers: Numbers, now: Date): SeedRow<"documents"> {
  const { fields, lines, source, times, answerShown } = document;
  const productNames = lines.map(({ product }) => product.name);
  const { columns, details } = splitFields(fields);
  const log = versionedLog(document);
  const sourceId = source ? numberOf(numbers.event, source.document) : null;
  return {
    id: numberOf(numbers.event, document),
    document_type: document.documentType,
    event_state: document.eventState,
    case_id: numberOf(numbers.case, document.inCase),
    subscriber_id: document.subscriberId,
    supplier_id: document.supplierId,
    version: log.at(-1)?.version ?? 1,
    archived: document.archived,
    rejected: document.rejected,
    ordered: document.ordered,
    modified: document.modified,
    disconnected: document.disconnected,
    user_processed: document.userProcessed,
    returned:
      document.eventState === "OPEN" &&
      log.findLast(({ action }) => action === "edit" || action === "returnForCompletion")?.action ===
        "returnForCompletion",
    waits: document.waits,
    repair_accepted: document.repairAccepted,
    waiting_for_subscriber_since: waitingSince(document.waits, "subscriber"),
    waiting_for_supplier_since: waitingSince(document.waits, "supplier"),
    cancelled_by_customer: document.cancelledByCustomer,
    cancelled_by_supplier: document.cancelledBySupplier,
    cancel_confirmed: document.cancelConfirmed,
    answer_shown: answerShown,
    original_event_id: source?.mode === "FORWARD" ? sourceId : null,
    source_event_id: sourceId,
    source_mode: source?.mode ?? null,
    category: document.category,
    product_group_id: lines[0]?.product.groupId ?? null,
    product_name: productNames.join(", "),
    sla_class: slaClassOf(document),
    created_by_id: document.createdById,
    created_by_role: document.createdByRole,
    subscriber_user_id: document.handlerIds.subscriber,
    supplier_user_id: document.supplierUser?.id ?? null,
    created_at: document.createdAt,
    updated_at: log.findLast(({ versioned }) => versioned)?.at ?? document.createdAt,
    processing_at: times.processing ?? null,
    confirmed_at: times.confirmed ?? null,
    delivery_at: times.delivery ?? null,
    ready_at: times.ready ?? null,
    cancelled_at: times.cancelled ?? null,
    archived_at: times.archived ?? null,
    ...columns,
    committed_delivery_date: times.confirmed ? columns.estimated_delivery_date : null,
    details,
    search_text: searchTextOf({ fields, productNames, answerShown }),
    ...earlierColumns(document, numberOf(numbers.event, document)),
    ...clockColumnsOf(document, log, now),
  };
}

function addPartRows(rows: SeedRows, document: DraftDocument, documentId: number, random: Random): void {
  for (const [position, line] of document.lines.entries()) {
    rows.add("event_products", {
      document_id: documentId,
      product_id: line.product.id,
      position,
      product_name: line.product.name,
      product_price: line.initialFee.toFixed(2),
      month_price: line.monthlyFee.toFixed(2),
      custom_fields: line.customFields,
      ordered: document.ordered || document.source?.mode === "ORDER",
    });
  }
  for (const entry of versionedLog(document)) {
    rows.add("event_log", {
      id: makeUuid(random, Date.parse(entry.at)),
      document_id: documentId,
      at: entry.at,
      label: entry.label,
      action: entry.action,
      user_id: entry.by.id,
      organization_id: entry.organization.id,
      seen_by: entry.seenBy,
      version: entry.version,
      changes: entry.action === "create" ? changesOf({}, document.sent) : entry.changes,
    });
  }
  for (const { askedBy, by, at, question, answer } of document.questions) {
    rows.add("document_questions", {
      id: makeUuid(random, Date.parse(at)),
      document_id: documentId,
      asked_by: askedBy,
      asked_by_id: by.id,
      asked_at: at,
      question,
      correctable: [],
      reminders: 0,
      state: answer ? "answered" : "open",
      answer: answer?.text ?? null,
      ended_by_id: answer?.by.id ?? null,
      ended_at: answer?.at ?? null,
    });
  }
  for (const { by, at, reason, answer } of document.requests) {
    const refused = answer !== null && answer.refusalCode !== null;
    const charged = answer !== null && answer.charge !== null;
    rows.add("document_requests", {
      id: makeUuid(random, Date.parse(at)),
      document_id: documentId,
      kind: "cancel",
      requested_by_id: by.id,
      requested_at: at,
      reason,
      state: refused ? "refused" : charged ? "charged" : "open",
      charge: answer?.charge ?? null,
      charge_until: charged ? addDays(dateOfInstant(answer.at), chargeDays) : null,
      refusal_code: answer?.refusalCode ?? null,
      answer: answer?.text ?? null,
      answered_by_id: answer?.by.id ?? null,
      answered_at: answer?.at ?? null,
      ended_by_id: refused ? answer.by.id : null,
      ended_at: refused ? answer.at : null,
    });
  }
  for (const message of document.messages) {
    rows.add("internal_messages", {
      id: makeUuid(random, Date.parse(message.sentAt)),
      document_id: documentId,
      sender_id: message.sender.id,
      sender_organization_id: message.organization.id,
      subject: message.subject,
      content: message.content,
      sent_at: message.sentAt,
      read_at: message.readAt,
      answered: message.answered,
      expired: message.expired,
    });
  }
}

/** Adds the rows of the documents' files; gives their contents by their place in the storage. */
function addFileRows(rows: SeedRows, documents: Numbers["event"], random: Random): Map<string, Uint8Array> {
  const contents = new Map<string, Uint8Array>();
  for (const [{ files }, documentId] of documents)
    for (const file of files) {
      const id = makeUuid(random, Date.parse(file.at));
      const key = storageKey(id);
      contents.set(key, file.content);
      rows.add("files", {
        id,
        document_id: documentId,
        organization_id: file.organization.id,
        uploaded_by_id: file.by.id,
        name: file.name,
        description: file.description,
        content_type: file.contentType,
        size: file.content.length,
        storage_key: key,
        modified_at: file.at,
      });
    }
  return contents;
}

export type AddedDocuments = { numbers: Numbers; contents: ReadonlyMap<string, Uint8Array> };

/** Adds the rows of the cases with all that belongs to them; gives the numbers that they got, and the contents of files. */
export function addDocumentRows(
  rows: SeedRows,
  cases: readonly DraftCase[],
  { random, now }: { random: Random; now: Date },
): AddedDocuments {
  const numbers = numberDocuments(cases);
  const today = todayInHelsinki(now);
  for (const document of numbers.event.keys())
    document.waits = document.waits.filter(({ why }) => why !== "repair" || repairToAnswer(document.waits, today));
  for (const [inCase, id] of numbers.case) rows.add("cases", { id, created_at: inCase.createdAt });
  for (const [document, id] of numbers.event) {
    rows.add("documents", documentRow(document, numbers, now));
    addPartRows(rows, document, id, random);
  }
  addClaimRows(rows, numbers.case);
  addCounterRows(rows, [...numbers.event.keys()]);
  return { numbers, contents: addFileRows(rows, numbers.event, random) };
}

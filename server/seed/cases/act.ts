import { changedFlags, type EffectName } from "@runko/domain/documents/action-effects";
import type { GivenInput } from "@runko/domain/documents/action-inputs";
import { judgeAction } from "@runko/domain/documents/allowed-actions";
import { answerShown } from "@runko/domain/documents/answer-shown";
import type { ActionRow, DocumentAction } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentState } from "@runko/domain/documents/document-states";
import { documentTypes } from "@runko/domain/enumerations/document-types";
import type { DocumentFacts } from "@runko/domain/documents/ruled-document";
import { isBySupplier } from "@runko/domain/documents/processed-mark";
import { fieldsOfConnection, standingConnection } from "@runko/domain/documents/standing-connection";
import { answerDayOf, waitsAfter } from "@runko/domain/documents/waits";
import type { PathRole } from "@runko/domain/organizations/roles";
import type { CalendarDate } from "@runko/domain/values/calendar-date";
import type { FieldChange } from "../../src/documents/write-event-log.ts";
import type { Operator, Person } from "../world.ts";
import { changesOf } from "./changes-of.ts";
import type { DraftDocument, StateTime } from "./draft-document.ts";

export type Deed = {
  action: DocumentAction;
  by: Person;
  organization: Operator;
  role: PathRole;
  at: string;
  /** The Helsinki day of `at`. */
  today: CalendarDate;
  fields?: DocumentFields;
  /** What is asked or answered. */
  text?: string;
  /** What else is said of a request. */
  input?: Pick<GivenInput, "cancelReason" | "charge" | "refusalCode">;
};

type Mark = "ordered" | "disconnected";

const timeOfState: Partial<Record<DocumentState, StateTime>> = {
  IN_PROCESSING: "processing",
  CONFIRMED: "confirmed",
  IN_DELIVERY: "delivery",
  READY: "ready",
  CANCELLED: "cancelled",
};

const isUnfinished = ({ eventState }: DraftDocument) => eventState !== "READY" && eventState !== "CANCELLED";

function factsOf(document: DraftDocument, deed: Deed): DocumentFacts {
  return {
    purpose: "perform",
    today: deed.today,
    lockedById: deed.by.id,
    original: document.source?.mode === "FORWARD" ? document.source.document : null,
    // None of its stories hands back an answer that says nothing.
    answerSaysSomething: true,
    hasLiveForward: document.forwards.some(({ eventState, rejected }) => eventState !== "CANCELLED" && !rejected),
    caseHasUnfinishedChange: document.inCase.documents.some(
      (other) => (other.documentType === "ChangeOrder" || other.documentType === "CancelOrder") && isUnfinished(other),
    ),
    actorMayForward: deed.organization.mayForward,
    // The story tells only of what is open to its parties.
    eventTypeRights: documentTypes,
    dealing: {
      eventTypeRights: documentTypes,
      activeEventTypes: documentTypes,
      hasFaultHandler: true,
      publicSupplier: true,
      subscribedEventTypes: [],
    },
    retentionOver: false,
  };
}

/** The table's row for the deed; throws when a story tells what the table refuses. */
export function findRow(document: DraftDocument, deed: Deed): ActionRow {
  const actor = { userId: deed.by.id, organizationId: deed.organization.id, role: deed.role };
  const { row, refusals } = judgeAction(deed.action, actor, document, factsOf(document, deed));
  if (row === null || refusals.length > 0) {
    throw new Error(`The demo tells of ${deed.action} in ${document.eventState}: ${refusals.join(", ")}.`);
  }
  return row;
}

/** Marks a document as a consequence of what was done to another; its log tells of it. */
function mark(document: DraftDocument, flag: Mark, to: boolean, deed: Deed): void {
  if (document[flag] === to) return;
  document[flag] = to;
  writeLog(document, deed, "updated", [{ field: flag, from: !to, to }]);
}

function ordersOf(document: DraftDocument): DraftDocument[] {
  return document.inCase.documents.filter(
    ({ documentType, eventState }) => documentType === "Order" && eventState === "READY",
  );
}

const connectionOf = ({ fields, category }: DraftDocument) => ({
  document: fieldsOfConnection(fields),
  eventProducts: [],
  category,
  productGroupId: null,
});

/** A ready change order is laid over the order; its product is the order's (D-39). */
function layChange(change: DraftDocument, order: DraftDocument, deed: Deed): void {
  const before = fieldsOfConnection(order.fields);
  const { document } = standingConnection(connectionOf(order), [connectionOf(change)]);
  const marked = order.modified ? [] : [{ field: "modified", from: false, to: true }];
  order.connectionBefore ??= before;
  change.connectionBefore = before;
  order.modified = true;
  writeLog(order, deed, "updated", [...marked, ...writeFields(order, document)]);
}

function answerRequest({ requests }: DraftDocument, { text, input, by, at }: Deed): void {
  const open = requests.find(({ answer }) => answer === null);
  const { charge = null, refusalCode = null } = input ?? {};
  if (open) open.answer = { by, at, text: text ?? null, charge, refusalCode };
}

const reachingEffects: Partial<Record<EffectName, (document: DraftDocument, deed: Deed) => void>> = {
  recordSupplierUser: (document, { by }) => {
    document.supplierUser = by;
  },
  markOrderModified: (document, deed) => {
    if (document.documentType === "ChangeOrder")
      for (const order of ordersOf(document)) layChange(document, order, deed);
  },
  markOrderDisconnected: (document, deed) => {
    if (document.documentType === "CancelOrder")
      for (const order of ordersOf(document)) mark(order, "disconnected", true, deed);
  },
  keepQuestion: (document, { text = "", by, at, role }) => {
    const askedBy = role === "SUBSCRIBER" ? "subscriber" : "supplier";
    document.questions.push({ askedBy, by, at, question: text, answer: null });
  },
  keepAnswer: (document, { text = "", by, at }) => {
    const open = document.questions.find(({ answer }) => answer === null);
    if (open) open.answer = { text, by, at };
  },
  keepRequest: (document, { input, by, at }) => {
    document.requests.push({ by, at, reason: input?.cancelReason ?? "", answer: null });
  },
  keepCharge: answerRequest,
  keepRefusal: answerRequest,
  freeOrderedSource: ({ source }, deed) => {
    if (source?.mode === "ORDER") mark(source.document, "ordered", false, deed);
  },
};

function writeLog(
  document: DraftDocument,
  { at, by, organization, action }: Deed,
  label: ActionRow["log"],
  changes: FieldChange[],
  { hidden = false, versioned = true }: { hidden?: boolean; versioned?: boolean } = {},
): void {
  const seenBy = hidden ? "supplier" : null;
  document.log.push({ at, label, action, by, organization, seenBy, changes, versioned });
}

function userProcessedChange(action: DocumentAction): FieldChange[] {
  if (action !== "markProcessed" && action !== "unmarkProcessed") return [];
  return [{ field: "userProcessed", from: action === "unmarkProcessed", to: action === "markProcessed" }];
}

function writeFields(document: DraftDocument, fields: DocumentFields): FieldChange[] {
  if (Object.keys(fields).length === 0) return [];
  const changes = changesOf(document.fields, fields);
  Object.assign(document.fields, fields);
  document.validUntilDate = document.fields.validUntilDate ?? null;
  return changes;
}

/** Does to the draft what the table says of the action, and writes the row of the log. */
export function act(document: DraftDocument, deed: Deed): void {
  const row = findRow(document, deed);
  const { at, action } = deed;
  const changes = [...writeFields(document, deed.fields ?? {}), ...userProcessedChange(action)];
  const shownBefore = document.answerShown;
  Object.assign(document, changedFlags(row.effects));
  const by = answerDayOf(row.effects, { today: deed.today, repairAnswerDays: 14 });
  document.waits = waitsAfter(document.waits, row, { at, by });
  if (isBySupplier({ organizationId: deed.organization.id }, document)) document.userProcessed = false;
  if (row.to) {
    document.eventState = row.to;
    const time = timeOfState[row.to];
    if (time) document.times[time] = at;
  }
  if (action === "archive") document.times.archived = at;
  document.answerShown = answerShown(document.documentType, document.eventState, shownBefore);
  for (const effect of row.effects) reachingEffects[effect]?.(document, deed);
  const hidden = row.fields === "answer" && !document.answerShown;
  writeLog(document, deed, row.log, changes, { hidden, versioned: row.versioned });
}

/** Marks what an order is made from as ordered (T14). */
export function markOrdered(source: DraftDocument, deed: Deed): void {
  findRow(source, deed);
  mark(source, "ordered", true, deed);
}

/** The forwarder copies the answer of its forwarded document to the original; both logs tell of it (T18). */
export function transferAnswer(forwarded: DraftDocument, original: DraftDocument, deed: Deed): void {
  const row = findRow(forwarded, deed);
  writeLog(forwarded, deed, row.log, []);
  writeLog(original, deed, row.log, writeFields(original, deed.fields ?? {}), { hidden: !original.answerShown });
}

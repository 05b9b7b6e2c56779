import { changedFlags, type EffectName } from "@runko/domain/documents/action-effects";
import { judgeAction } from "@runko/domain/documents/allowed-actions";
import { answerShown } from "@runko/domain/documents/answer-shown";
import type { ActionRow, DocumentAction } from "@runko/domain/documents/document-actions";
import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import type { DocumentState } from "@runko/domain/documents/document-states";
import type { DocumentFacts } from "@runko/domain/documents/ruled-document";
import type { PathRole } from "@runko/domain/organizations/roles";
import { dateOfInstant } from "@runko/domain/values/instant";
import type { Operator, Person } from "../world.ts";
import type { DraftDocument, FieldChange, StateTime } from "./draft-document.ts";

export type Deed = {
  action: DocumentAction;
  by: Person;
  organization: Operator;
  role: PathRole;
  at: string;
  fields?: DocumentFields;
  /** Marks that the deed sets beside those of the table. */
  flags?: { ordered: boolean };
};

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
    today: dateOfInstant(deed.at),
    lockedById: deed.by.id,
    original: document.source?.mode === "FORWARD" ? document.source.document : null,
    hasLiveForward: document.forwards.some(({ eventState, rejected }) => eventState !== "CANCELLED" && !rejected),
    caseHasUnfinishedChange: document.inCase.documents.some(
      (other) => (other.documentType === "ChangeOrder" || other.documentType === "CancelOrder") && isUnfinished(other),
    ),
    actorMayForward: deed.organization.mayForward,
    retentionOver: false,
  };
}

function changesOf(document: DraftDocument, fields: DocumentFields): FieldChange[] {
  return Object.entries(fields).flatMap(([field, to]) => {
    const from = document.fields[field as keyof DocumentFields] ?? null;
    return JSON.stringify(from) === JSON.stringify(to ?? null) ? [] : [{ field, from, to: to ?? null }];
  });
}

const reachingEffects: Partial<Record<EffectName, (document: DraftDocument, deed: Deed) => void>> = {
  recordSupplierUser: (document, { by }) => {
    document.supplierUser = by;
  },
  markOrderModified: (document) => markOrder(document, "ChangeOrder", "modified"),
  markOrderDisconnected: (document) => markOrder(document, "CancelOrder", "disconnected"),
  freeOrderedSource: ({ source }) => {
    if (source?.mode === "ORDER") source.document.ordered = false;
  },
};

function markOrder(document: DraftDocument, type: "ChangeOrder" | "CancelOrder", flag: "modified" | "disconnected"): void {
  if (document.documentType !== type) return;
  const order = document.inCase.documents.find(
    ({ documentType, eventState }) => documentType === "Order" && eventState === "READY",
  );
  if (order) order[flag] = true;
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

function writeLog(
  document: DraftDocument,
  { at, by, organization, action }: Deed,
  row: Pick<ActionRow, "log" | "versioned">,
  changes: FieldChange[],
): void {
  if (row.versioned) {
    document.version += 1;
    document.updatedAt = at;
  }
  const isAnswer = action === "editAnswer" || action === "transferToOriginal";
  const seenBy = isAnswer && !document.answerShown ? "supplier" : null;
  document.log.push({ at, label: row.log, action, by, organization, seenBy, version: document.version, changes });
}

/** Does to the draft what the table says of the action, and writes the row of the log. */
export function act(document: DraftDocument, deed: Deed): void {
  const row = findRow(document, deed);
  const { at, action, fields = {}, flags = {} } = deed;
  const changes = [...changesOf(document, fields), ...Object.entries(flags).map(([field, to]) => ({ field, from: !to, to }))];
  const shownBefore = document.answerShown;
  Object.assign(document.fields, fields);
  document.validUntilDate = document.fields.validUntilDate ?? null;
  Object.assign(document, changedFlags(row.effects), flags);
  for (const effect of row.effects) reachingEffects[effect]?.(document, deed);
  if (row.to) {
    document.eventState = row.to;
    const time = timeOfState[row.to];
    if (time) document.times[time] = at;
    else delete document.times.processing;
  }
  if (action === "archive") document.times.archived = at;
  document.answerShown = answerShown(document.documentType, document.eventState, shownBefore);
  writeLog(document, deed, row, changes);
}

/** The forwarder copies the answer of its forwarded document to the original; both logs tell of it (T18). */
export function transferAnswer(forwarded: DraftDocument, original: DraftDocument, deed: Deed): void {
  const row = findRow(forwarded, deed);
  const { fields = {} } = deed;
  const changes = changesOf(original, fields);
  Object.assign(original.fields, fields);
  original.validUntilDate = original.fields.validUntilDate ?? null;
  writeLog(forwarded, deed, row, []);
  writeLog(original, deed, row, changes);
}

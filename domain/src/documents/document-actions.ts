import type { HistoryLabel } from "../enumerations/history-labels.ts";
import type { EffectName } from "./action-effects.ts";
import type { GuardName } from "./action-guards.ts";
import type { PartyName } from "./document-parties.ts";
import type { DocumentState } from "./document-states.ts";
import { documentTypes, orderTypes, type DocumentType } from "./document-types.ts";

export const documentActions = [
  "create",
  "edit",
  "cancel",
  "startProcessing",
  "returnForCompletion",
  "confirm",
  "deliver",
  "signReady",
  "reject",
  "cancelBySupplier",
  "editAnswer",
  "confirmCancellation",
  "archive",
  "markProcessed",
  "unmarkProcessed",
  "orderFrom",
  "copy",
  "createChangeOrder",
  "createCancelOrder",
  "createFault",
  "forward",
  "transferToOriginal",
  "anonymize",
] as const;
export type DocumentAction = (typeof documentActions)[number];

/** The reason that an action demands, by the document field that keeps it. */
export type ReasonField = "cancelReason" | "cancelledBySupplierReason" | "rejectReason" | "inProgressReason";

export type ActionRow = {
  /** Row of the table in decisions C. */
  rule: string;
  action: DocumentAction;
  party: PartyName;
  types: readonly DocumentType[];
  /** Empty for `create`: there is no document yet. */
  from: readonly DocumentState[];
  /** null: the state stays. */
  to: DocumentState | null;
  /** Whether an archived document still takes the action. */
  whenArchived: boolean;
  guards: readonly GuardName[];
  /** Whose fields the action takes along. */
  fields: "subscriber" | "answer" | null;
  reason: ReasonField | null;
  effects: readonly EffectName[];
  log: HistoryLabel;
  /** What comes of it: a change of this document, a form for a new one, or an answer handed on to another. */
  makes: "change" | "newDocument" | "transfer";
  /** Whether it changes `version` and so asks for If-Match (D-10). */
  versioned: boolean;
};

const answered = ["AvailabilityRequest", "Inquiry", "Fault"] as const;
const priced = ["AvailabilityRequest", "Inquiry"] as const;
const passedOn = ["AvailabilityRequest", "Inquiry", "Order"] as const;

const defaults = {
  whenArchived: false,
  guards: [],
  fields: null,
  reason: null,
  effects: [],
  makes: "change",
  versioned: true,
} as const;

const row = (
  given: Partial<ActionRow> & Pick<ActionRow, "rule" | "action" | "party" | "types" | "from" | "to" | "log">,
): ActionRow => ({ ...defaults, ...given });

/** THE TABLE: who may do what, when, and what follows. Source: decisions C, T1-T19. */
// prettier-ignore
export const actionTable: readonly ActionRow[] = [
  row({ rule: "T1", action: "create", party: "owner", types: documentTypes, from: [], to: "OPEN", fields: "subscriber", effects: ["tellSupplier"], log: "created", makes: "newDocument" }),
  row({ rule: "T2", action: "edit", party: "owner", types: documentTypes, from: ["OPEN"], to: null, guards: ["ownEditLock"], fields: "subscriber", effects: ["clearReturned", "releaseEditLock", "tellSupplier", "warnForwarder"], log: "updated" }),
  row({ rule: "T3", action: "cancel", party: "withdrawer", types: documentTypes, from: ["OPEN", "IN_PROCESSING"], to: "CANCELLED", reason: "cancelReason", effects: ["clearReturned", "setCancelledByCustomer", "releaseEditLock", "releaseConnectionIds", "freeOrderedSource", "refreshOrderOfFault", "tellSupplier", "warnForwarder"], log: "cancelled" }),
  row({ rule: "T4", action: "startProcessing", party: "answerer", types: documentTypes, from: ["OPEN"], to: "IN_PROCESSING", effects: ["clearReturned", "recordSupplierUser", "clearUserProcessed", "releaseEditLock", "refreshOrderOfFault", "tellSubscriber"], log: "in_processing" }),
  row({ rule: "T4b", action: "returnForCompletion", party: "answerer", types: documentTypes, from: ["IN_PROCESSING"], to: "OPEN", reason: "inProgressReason", effects: ["setReturned", "clearUserProcessed", "releaseEditLock", "refreshOrderOfFault", "tellSubscriber"], log: "in_progress" }),
  row({ rule: "T5", action: "confirm", party: "supplier", types: orderTypes, from: ["IN_PROCESSING"], to: "CONFIRMED", guards: ["ownEditLock"], fields: "answer", effects: ["clearUserProcessed", "releaseEditLock", "tellSubscriber"], log: "confirmed" }),
  row({ rule: "T6", action: "deliver", party: "supplier", types: orderTypes, from: ["CONFIRMED"], to: "IN_DELIVERY", effects: ["clearUserProcessed", "tellSubscriber"], log: "in_delivery" }),
  row({ rule: "T7", action: "signReady", party: "answerer", types: answered, from: ["IN_PROCESSING"], to: "READY", guards: ["notReservedByAnother"], fields: "answer", effects: ["clearUserProcessed", "releaseEditLock", "refreshOrderOfFault", "tellSubscriber"], log: "ready" }),
  row({ rule: "T7b", action: "signReady", party: "supplier", types: orderTypes, from: ["IN_DELIVERY"], to: "READY", guards: ["notReservedByAnother"], fields: "answer", effects: ["clearUserProcessed", "releaseEditLock", "markOrderModified", "markOrderDisconnected", "tellSubscriber"], log: "ready" }),
  row({ rule: "T8", action: "reject", party: "supplier", types: priced, from: ["IN_PROCESSING"], to: "READY", guards: ["notReservedByAnother"], reason: "rejectReason", effects: ["setRejected", "clearUserProcessed", "releaseEditLock", "releaseConnectionIds", "tellSubscriber"], log: "rejected" }),
  row({ rule: "T8b", action: "reject", party: "supplier", types: orderTypes, from: ["IN_PROCESSING"], to: "CANCELLED", guards: ["notReservedByAnother"], reason: "rejectReason", effects: ["setRejected", "setCancelledBySupplier", "clearUserProcessed", "releaseEditLock", "releaseConnectionIds", "freeOrderedSource", "tellSubscriber"], log: "rejected" }),
  row({ rule: "T9", action: "cancelBySupplier", party: "supplier", types: orderTypes, from: ["CONFIRMED", "IN_DELIVERY"], to: "CANCELLED", guards: ["notReservedByAnother"], reason: "cancelledBySupplierReason", effects: ["setCancelledBySupplier", "clearUserProcessed", "releaseEditLock", "releaseConnectionIds", "freeOrderedSource", "tellSubscriber"], log: "cancelled" }),
  row({ rule: "T10", action: "editAnswer", party: "answerer", types: documentTypes, from: ["IN_PROCESSING"], to: null, guards: ["ownEditLock"], fields: "answer", effects: ["clearUserProcessed", "releaseEditLock"], log: "updated" }),
  row({ rule: "T10", action: "editAnswer", party: "supplier", types: orderTypes, from: ["CONFIRMED", "IN_DELIVERY"], to: null, guards: ["ownEditLock"], fields: "answer", effects: ["clearUserProcessed", "releaseEditLock", "tellSubscriber"], log: "updated" }),
  row({ rule: "T11", action: "confirmCancellation", party: "counterpartOfCanceller", types: orderTypes, from: ["CANCELLED"], to: null, whenArchived: true, guards: ["cancellationUnconfirmed"], effects: ["setCancelConfirmed"], log: "cancel_confirmed" }),
  row({ rule: "T12", action: "archive", party: "subscriber", types: documentTypes, from: ["READY", "CANCELLED"], to: null, whenArchived: true, guards: ["notArchived"], effects: ["setArchived"], log: "archived" }),
  row({ rule: "T13", action: "markProcessed", party: "subscriber", types: documentTypes, from: ["CONFIRMED", "IN_DELIVERY", "READY"], to: null, guards: ["notProcessed"], effects: ["setUserProcessed"], log: "user_processed", versioned: false }),
  row({ rule: "T13", action: "unmarkProcessed", party: "subscriber", types: documentTypes, from: ["CONFIRMED", "IN_DELIVERY", "READY"], to: null, guards: ["processed"], effects: ["clearUserProcessed"], log: "user_processed", versioned: false }),
  row({ rule: "T14", action: "orderFrom", party: "subscriber", types: priced, from: ["READY"], to: null, guards: ["supplierTakesOrder", "notOrdered", "notRejected", "stillValid"], log: "updated", makes: "newDocument" }),
  row({ rule: "T15", action: "copy", party: "subscriber", types: passedOn, from: ["OPEN", "IN_PROCESSING", "CONFIRMED", "IN_DELIVERY", "READY", "CANCELLED"], to: null, whenArchived: true, guards: ["mayCreateType"], log: "created", makes: "newDocument" }),
  row({ rule: "T16", action: "createChangeOrder", party: "subscriber", types: ["Order"], from: ["READY"], to: null, whenArchived: true, guards: ["supplierTakesChangeOrder", "notDisconnected", "noUnfinishedChange"], log: "created", makes: "newDocument" }),
  row({ rule: "T16", action: "createCancelOrder", party: "subscriber", types: ["Order"], from: ["READY"], to: null, whenArchived: true, guards: ["notDisconnected", "noUnfinishedChange"], log: "created", makes: "newDocument" }),
  row({ rule: "T16", action: "createFault", party: "subscriber", types: ["Order"], from: ["READY"], to: null, whenArchived: true, guards: ["notDisconnected"], log: "created", makes: "newDocument" }),
  row({ rule: "T17", action: "forward", party: "supplier", types: passedOn, from: ["OPEN"], to: null, guards: ["mayForward", "mayCreateType", "ownOriginalNotReady", "noLiveForward"], log: "created", makes: "newDocument" }),
  row({ rule: "T18", action: "transferToOriginal", party: "forwarder", types: passedOn, from: ["READY"], to: null, guards: ["originalTakesTransfer"], log: "updated", makes: "transfer" }),
  row({ rule: "T19", action: "anonymize", party: "system", types: documentTypes, from: ["READY", "CANCELLED"], to: null, whenArchived: true, guards: ["retentionOver"], effects: ["anonymizeContacts"], log: "anonymized" }),
];

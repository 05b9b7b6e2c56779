import type { HistoryLabel } from "../enumerations/history-labels.ts";
import type { EffectName } from "./action-effects.ts";
import type { TakenInput } from "./action-inputs.ts";
import type { GuardName } from "./action-guards.ts";
import type { PartyName } from "./document-parties.ts";
import { unfinishedStates, type DocumentState } from "./document-states.ts";
import type { WaitReason } from "./waits.ts";
import { documentTypes, orderTypes, type DocumentType } from "../enumerations/document-types.ts";

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
  "askQuestion",
  "answerQuestion",
  "withdrawQuestion",
  "requestCancel",
  "requestAmend",
  "acceptRequest",
  "acceptWithCharge",
  "refuseRequest",
  "acceptCharge",
  "withdrawRequest",
  "lapseRequest",
  "acceptDate",
  "proposeDate",
  "acceptProposedDate",
  "refuseProposedDate",
  "reportJeopardy",
  "take",
  "assign",
  "acceptRepair",
  "reopenFault",
  "handOver",
  "anonymize",
] as const;
export type DocumentAction = (typeof documentActions)[number];

/** The reason that an action demands, by the document field that keeps it. */
export type ReasonField =
  "cancelReason" | "cancelledBySupplierReason" | "rejectReason" | "inProgressReason" | "reopenReason";

export type ActionRow = {
  /** Row of the table in decisions C. */
  rule: string;
  action: DocumentAction;
  /** For what the document has to wait, where that chooses between rows of one action. */
  of: WaitReason | null;
  party: PartyName;
  types: readonly DocumentType[];
  /** Empty for `create`: there is no document yet. */
  from: readonly DocumentState[];
  /** null: the state stays. */
  to: DocumentState | null;
  /** Whether an archived document still takes the action. */
  whenArchived: boolean;
  guards: readonly GuardName[];
  /** Whose fields the action takes along; "asked" are those of the subscriber's that the question names, "wished" those that a
   * request would change and that stay until it is accepted, "requested" what the request that is under way wishes, given
   * by nobody else. */
  fields: "subscriber" | "answer" | "asked" | "wished" | "requested" | null;
  reason: ReasonField | null;
  /** What it takes of its own beside them. */
  takes: TakenInput;
  effects: readonly EffectName[];
  log: HistoryLabel;
  /** What comes of it: a change of this document, a form for a new one, or an answer handed on to another. */
  makes: "change" | "newDocument" | "transfer";
  /** Whether it changes `version` and so asks for If-Match (D-10). */
  versioned: boolean;
  /** Whether it stays inside the organization that does it: the other side neither reads of it nor hears of it. */
  internal: boolean;
};

const priced = ["AvailabilityRequest", "Inquiry"] as const;
const promised = ["CONFIRMED", "IN_DELIVERY"] as const;
const passedOn = ["AvailabilityRequest", "Inquiry", "Order"] as const;
/** What is ready still asks something of its subscriber: to be accepted, ordered from, checked. */
const open = [...unfinishedStates, "READY"] as const;

/** Who handles it is the own affair of either side. */
const ownAffair = { versioned: false, internal: true, effects: ["recordHandler"] } as const;

/** Why a confirmed date moves, asked when it does. */
const moved = { delayReason: "whenDateMoves", text: "whenDateMoves" } as const;
/** Whether the date of a confirmed original moves along, and then why. */
const alsoMoved = { fees: "optional", delayReason: "withText", text: "withDelayReason" } as const;

const defaults = {
  of: null,
  whenArchived: false,
  guards: [],
  fields: null,
  reason: null,
  takes: {},
  effects: [],
  makes: "change",
  versioned: true,
  internal: false,
} as const;

type GivenRow = Partial<ActionRow> & Pick<ActionRow, "rule" | "action" | "party" | "types" | "from" | "to" | "log">;

/** Keeps what is written of the row as its type, from which follows what else must be written of the action. */
const row = <const Given extends GivenRow>(given: Given): Omit<typeof defaults, keyof Given> & Given => ({
  ...defaults,
  ...given,
});

/** THE TABLE: who may do what, when, and what follows. Source: decisions C, T1-T20; 0130, 0132-0135, 0142 for the rest. */
// prettier-ignore
const rows = [
  row({ rule: "T1", action: "create", party: "owner", types: documentTypes, from: [], to: "OPEN", log: "created",
    fields: "subscriber", makes: "newDocument", effects: ["tellSupplier"] }),
  row({ rule: "T2", action: "edit", party: "owner", types: documentTypes, from: ["OPEN"], to: null, log: "updated",
    guards: ["ownEditLock"], fields: "subscriber",
    effects: ["clearReturned", "releaseEditLock", "tellSupplier", "warnForwarder"] }),
  row({ rule: "T3", action: "cancel", party: "withdrawer", types: documentTypes, from: ["OPEN", "IN_PROCESSING"],
    to: "CANCELLED", log: "cancelled", reason: "cancelReason", effects: ["clearReturned", "clearReopened", "setCancelledByCustomer",
    "lapseQuestions", "releaseEditLock", "releaseConnectionIds", "freeOrderedSource", "refreshOrderOfFault", "tellSupplier",
    "warnForwarder"] }),
  row({ rule: "T4", action: "startProcessing", party: "answerer", types: documentTypes, from: ["OPEN"],
    to: "IN_PROCESSING", log: "in_processing", effects: ["clearReturned", "recordSupplierUser",
    "releaseEditLock", "refreshOrderOfFault", "tellSubscriber"] }),
  row({ rule: "T4b", action: "returnForCompletion", party: "answerer", types: documentTypes, from: ["IN_PROCESSING"],
    to: "OPEN", log: "in_progress", reason: "inProgressReason",
    effects: ["setReturned", "releaseEditLock", "refreshOrderOfFault", "tellSubscriber"] }),
  row({ rule: "T5", action: "confirm", party: "supplier", types: orderTypes, from: ["IN_PROCESSING"], to: "CONFIRMED",
    log: "confirmed", guards: ["ownEditLock"], fields: "answer",
    effects: ["commitDate", "releaseEditLock", "tellSubscriber"] }),
  row({ rule: "T6", action: "deliver", party: "supplier", types: orderTypes, from: ["CONFIRMED"], to: "IN_DELIVERY",
    log: "in_delivery", effects: ["tellSubscriber"] }),
  row({ rule: "T7", action: "signReady", party: "supplier", types: priced, from: ["IN_PROCESSING"], to: "READY",
    log: "ready", guards: ["notReservedByAnother"], fields: "answer",
    effects: ["lapseQuestions", "releaseEditLock", "tellSubscriber"] }),
  row({ rule: "T7", action: "signReady", party: "answerer", types: ["Fault"], from: ["IN_PROCESSING"], to: "READY",
    log: "ready", guards: ["notReservedByAnother"], fields: "answer",
    effects: ["clearReopened", "askAboutRepair", "lapseQuestions", "releaseEditLock", "refreshOrderOfFault",
    "tellSubscriber"] }),
  row({ rule: "T7b", action: "signReady", party: "supplier", types: orderTypes, from: ["IN_DELIVERY"], to: "READY",
    log: "ready", guards: ["notReservedByAnother"], fields: "answer", takes: moved, effects: ["moveDate", "lapseQuestions",
    "lapseRequests", "releaseEditLock", "markOrderModified", "markOrderDisconnected", "tellSubscriber"] }),
  row({ rule: "T8", action: "reject", party: "supplier", types: priced, from: ["IN_PROCESSING"], to: "READY",
    log: "rejected", guards: ["notReservedByAnother"], reason: "rejectReason",
    effects: ["setRejected", "lapseQuestions", "releaseEditLock", "releaseConnectionIds", "tellSubscriber"] }),
  row({ rule: "T8b", action: "reject", party: "supplier", types: orderTypes, from: ["IN_PROCESSING"], to: "CANCELLED",
    log: "rejected", guards: ["notReservedByAnother"], reason: "rejectReason", effects: ["setRejected",
    "setCancelledBySupplier", "lapseQuestions", "releaseEditLock", "releaseConnectionIds", "freeOrderedSource",
    "tellSubscriber"] }),
  row({ rule: "T9", action: "cancelBySupplier", party: "supplier", types: orderTypes, from: ["CONFIRMED", "IN_DELIVERY"],
    to: "CANCELLED", log: "cancelled", guards: ["notReservedByAnother"], reason: "cancelledBySupplierReason",
    effects: ["setCancelledBySupplier", "endDates", "lapseQuestions", "lapseRequests", "releaseEditLock",
    "releaseConnectionIds", "freeOrderedSource", "tellSubscriber"] }),
  row({ rule: "T10", action: "editAnswer", party: "answerer", types: documentTypes, from: ["IN_PROCESSING"], to: null,
    log: "updated", guards: ["ownEditLock"], fields: "answer", effects: ["releaseEditLock"] }),
  row({ rule: "T10", action: "editAnswer", party: "supplier", types: orderTypes, from: ["CONFIRMED", "IN_DELIVERY"],
    to: null, log: "updated", guards: ["ownEditLock"], fields: "answer", takes: moved,
    effects: ["moveDate", "releaseEditLock", "tellSubscriber"] }),
  row({ rule: "T11", action: "confirmCancellation", party: "counterpartOfCanceller", types: orderTypes,
    from: ["CANCELLED"], to: null, log: "cancel_confirmed", whenArchived: true, guards: ["cancellationUnconfirmed"],
    effects: ["setCancelConfirmed"] }),
  row({ rule: "T12", action: "archive", party: "subscriber", types: documentTypes, from: ["READY", "CANCELLED"], to: null,
    log: "archived", whenArchived: true, guards: ["notArchived"], effects: ["endRepairAnswer", "setArchived"] }),
  row({ rule: "T13", action: "markProcessed", party: "subscriber", types: documentTypes,
    from: ["CONFIRMED", "IN_DELIVERY", "READY"], to: null, log: "user_processed", guards: ["notProcessed"],
    versioned: false, effects: ["setUserProcessed"] }),
  row({ rule: "T13", action: "unmarkProcessed", party: "subscriber", types: documentTypes,
    from: ["CONFIRMED", "IN_DELIVERY", "READY"], to: null, log: "user_processed", guards: ["processed"], versioned: false,
    effects: ["clearUserProcessed"] }),
  row({ rule: "T14", action: "orderFrom", party: "subscriber", types: priced, from: ["READY"], to: null, log: "updated",
    guards: ["supplierTakesOrder", "notOrdered", "notRejected", "stillValid"], makes: "newDocument" }),
  row({ rule: "T15", action: "copy", party: "subscriber", types: passedOn,
    from: ["OPEN", "IN_PROCESSING", "CONFIRMED", "IN_DELIVERY", "READY", "CANCELLED"], to: null, log: "created",
    whenArchived: true, guards: ["mayCreateType"], makes: "newDocument" }),
  row({ rule: "T16", action: "createChangeOrder", party: "subscriber", types: ["Order"], from: ["READY"], to: null,
    log: "created", whenArchived: true, guards: ["supplierTakesChangeOrder", "notDisconnected", "noUnfinishedChange"],
    makes: "newDocument" }),
  row({ rule: "T16", action: "createCancelOrder", party: "subscriber", types: ["Order"], from: ["READY"], to: null,
    log: "created", whenArchived: true, guards: ["notDisconnected", "noUnfinishedChange"], makes: "newDocument" }),
  row({ rule: "T16", action: "createFault", party: "subscriber", types: ["Order"], from: ["READY"], to: null,
    log: "created", whenArchived: true, guards: ["notDisconnected"], makes: "newDocument" }),
  row({ rule: "T17", action: "forward", party: "supplier", types: passedOn, from: ["OPEN"], to: null, log: "created",
    guards: ["mayForward", "mayCreateType", "ownOriginalNotReady", "noLiveForward"], makes: "newDocument" }),
  row({ rule: "T18", action: "transferToOriginal", party: "forwarder", types: ["Order"],
    from: ["CONFIRMED", "IN_DELIVERY"], to: null, log: "updated", guards: ["originalTakesTransfer", "answerSaysSomething"], takes: alsoMoved,
    makes: "transfer" }),
  row({ rule: "T18", action: "transferToOriginal", party: "forwarder", types: passedOn, from: ["READY"], to: null,
    log: "updated", guards: ["originalTakesTransfer", "answerSaysSomething"], takes: alsoMoved, makes: "transfer" }),
  row({ rule: "T19", action: "anonymize", party: "system", types: documentTypes, from: ["READY", "CANCELLED"], to: null,
    log: "anonymized", whenArchived: true, guards: ["retentionOver"], effects: ["anonymizeContacts"] }),
  row({ rule: "T20", action: "handOver", party: "system", types: ["Order"], from: ["READY"], to: null, log: "updated",
    whenArchived: true, guards: ["notDisconnected"], effects: ["releaseEditLock", "tellSubscriber", "tellSupplier"] }),
  row({ rule: "T20", action: "handOver", party: "system", types: ["ChangeOrder", "CancelOrder"],
    from: ["OPEN", "IN_PROCESSING", "CONFIRMED", "IN_DELIVERY"], to: null, log: "updated",
    effects: ["releaseEditLock", "tellSubscriber", "tellSupplier"] }),
  row({ rule: "T20", action: "handOver", party: "system", types: ["Fault"], from: ["OPEN", "IN_PROCESSING"], to: null,
    log: "updated", effects: ["releaseEditLock", "tellSubscriber", "tellSupplier"] }),
  row({ rule: "T21", action: "askQuestion", party: "subscriber", types: documentTypes, from: unfinishedStates, to: null,
    log: "updated", guards: ["noOwnQuestion"], takes: { text: "required", answerBy: "optional" },
    effects: ["askSupplier", "keepQuestion", "tellSupplier"] }),
  row({ rule: "T21", action: "askQuestion", party: "answerer", types: documentTypes, from: unfinishedStates, to: null,
    log: "updated", guards: ["noOwnQuestion"],
    takes: { text: "required", answerBy: "optional", correctable: "optional" },
    effects: ["askSubscriber", "keepQuestion", "tellSubscriber"] }),
  row({ rule: "T22", action: "answerQuestion", party: "subscriber", types: documentTypes, from: unfinishedStates, to: null,
    log: "updated", guards: ["questionToAnswer"], fields: "asked", takes: { text: "required" },
    effects: ["endSubscriberQuestion", "keepAnswer", "tellSupplier", "warnForwarder"] }),
  row({ rule: "T22", action: "answerQuestion", party: "answerer", types: documentTypes, from: unfinishedStates, to: null,
    log: "updated", guards: ["questionToAnswer"], takes: { text: "required" },
    effects: ["endSupplierQuestion", "keepAnswer", "tellSubscriber"] }),
  row({ rule: "T23", action: "withdrawQuestion", party: "subscriber", types: documentTypes, from: unfinishedStates,
    to: null, log: "updated", guards: ["ownQuestion"],
    effects: ["endSupplierQuestion", "withdrawQuestion", "tellSupplier"] }),
  row({ rule: "T23", action: "withdrawQuestion", party: "answerer", types: documentTypes, from: unfinishedStates,
    to: null, log: "updated", guards: ["ownQuestion"],
    effects: ["endSubscriberQuestion", "withdrawQuestion", "tellSubscriber"] }),
  row({ rule: "T24", action: "requestCancel", party: "subscriber", types: orderTypes, from: promised, to: null,
    log: "updated", guards: ["noRequest"], takes: { cancelReason: "required" },
    effects: ["askToCancel", "keepRequest", "tellSupplier"] }),
  row({ rule: "T25", action: "requestAmend", party: "subscriber", types: orderTypes, from: promised, to: null,
    log: "updated", guards: ["noRequest"], fields: "wished", takes: { text: "required" },
    effects: ["askToAmend", "keepRequest", "tellSupplier"] }),
  row({ rule: "T26", action: "acceptRequest", of: "cancelRequest", party: "supplier", types: orderTypes, from: promised,
    to: "CANCELLED", log: "cancelled", guards: ["notReservedByAnother", "requestToAnswer"], fields: "requested",
    takes: { text: "optional" }, effects: ["setCancelledByCustomer", "setCancelConfirmed", "endDates", "keepAcceptance",
    "lapseQuestions", "releaseEditLock", "releaseConnectionIds", "freeOrderedSource", "tellSubscriber"] }),
  row({ rule: "T26", action: "acceptRequest", of: "amendRequest", party: "supplier", types: orderTypes, from: promised,
    to: null, log: "updated", guards: ["notReservedByAnother", "requestToAnswer"], fields: "requested",
    takes: { text: "optional" }, effects: ["endAmendRequest", "keepAcceptance", "tellSubscriber", "warnForwarder"] }),
  row({ rule: "T26b", action: "acceptWithCharge", of: "cancelRequest", party: "supplier", types: orderTypes,
    from: promised, to: null, log: "updated", guards: ["requestToAnswer"],
    takes: { charge: "required", text: "optional" },
    effects: ["endCancelRequest", "chargeForCancelling", "keepCharge", "tellSubscriber"] }),
  row({ rule: "T26b", action: "acceptWithCharge", of: "amendRequest", party: "supplier", types: orderTypes,
    from: promised, to: null, log: "updated", guards: ["requestToAnswer"],
    takes: { charge: "required", text: "optional" },
    effects: ["endAmendRequest", "chargeForAmending", "keepCharge", "tellSubscriber"] }),
  row({ rule: "T27", action: "refuseRequest", party: "supplier", types: orderTypes, from: promised, to: null,
    log: "updated", guards: ["requestToAnswer"], takes: { refusalCode: "required", text: "forOtherReason" },
    effects: ["endCancelRequest", "endAmendRequest", "keepRefusal", "tellSubscriber"] }),
  row({ rule: "T28", action: "acceptCharge", of: "cancelCharge", party: "subscriber", types: orderTypes, from: promised,
    to: "CANCELLED", log: "cancelled", guards: ["chargeToAnswer"], fields: "requested", takes: { text: "optional" },
    effects: ["setCancelledByCustomer", "setCancelConfirmed", "clearUserProcessed", "endDates", "keepConsent",
    "lapseQuestions", "releaseEditLock", "releaseConnectionIds", "freeOrderedSource", "tellSupplier",
    "warnForwarder"] }),
  row({ rule: "T28", action: "acceptCharge", of: "amendCharge", party: "subscriber", types: orderTypes, from: promised,
    to: null, log: "updated", guards: ["chargeToAnswer"], fields: "requested", takes: { text: "optional" },
    effects: ["endAmendCharge", "keepConsent", "tellSupplier", "warnForwarder"] }),
  row({ rule: "T29", action: "withdrawRequest", party: "subscriber", types: orderTypes, from: promised, to: null,
    log: "updated", guards: ["ownRequest"], effects: ["endCancelRequest", "endCancelCharge", "endAmendRequest",
    "endAmendCharge", "keepWithdrawal", "tellSupplier"] }),
  row({ rule: "T30", action: "lapseRequest", party: "system", types: orderTypes, from: promised, to: null, log: "updated",
    guards: ["chargeRunOut"],
    effects: ["endCancelCharge", "endAmendCharge", "lapseRequests", "tellSubscriber", "tellSupplier"] }),
  row({ rule: "T31", action: "acceptDate", party: "subscriber", types: orderTypes, from: ["CONFIRMED", "IN_DELIVERY"],
    to: null, log: "updated", guards: ["dateUnanswered"], effects: ["acceptDate", "tellSupplier"] }),
  row({ rule: "T32", action: "proposeDate", party: "subscriber", types: orderTypes, from: ["CONFIRMED", "IN_DELIVERY"],
    to: null, log: "updated", takes: { date: "required", text: "optional" }, effects: ["proposeDate", "tellSupplier"] }),
  row({ rule: "T33", action: "acceptProposedDate", party: "supplier", types: orderTypes,
    from: ["CONFIRMED", "IN_DELIVERY"], to: null, log: "updated",
    guards: ["notReservedByAnother", "dateProposed", "proposalAhead"], effects: ["takeProposedDate", "tellSubscriber"] }),
  row({ rule: "T34", action: "refuseProposedDate", party: "supplier", types: orderTypes,
    from: ["CONFIRMED", "IN_DELIVERY"], to: null, log: "updated", guards: ["dateProposed"], takes: { text: "required" },
    effects: ["refuseProposedDate", "tellSubscriber"] }),
  row({ rule: "T35", action: "acceptRepair", party: "subscriber", types: ["Fault"], from: ["READY"], to: null,
    log: "updated", guards: ["repairUnanswered"], effects: ["setRepairAccepted", "setUserProcessed",
    "endRepairAnswer", "tellSupplier"] }),
  row({ rule: "T36", action: "reopenFault", party: "subscriber", types: ["Fault"], from: ["READY"], to: "IN_PROCESSING",
    log: "open", guards: ["repairUnanswered"], reason: "reopenReason",
    effects: ["setReopened", "endRepairAnswer", "refreshOrderOfFault", "tellSupplier"] }),
  row({ rule: "T37", action: "reportJeopardy", party: "supplier", types: orderTypes, from: ["CONFIRMED", "IN_DELIVERY"],
    to: null, log: "updated", guards: ["notReservedByAnother"],
    takes: { delayReason: "unlessDayHolds", date: "optional", text: "required" },
    effects: ["tellDelay", "tellSubscriber"] }),
  row({ rule: "T40", action: "take", party: "subscriber", types: documentTypes, from: open, to: null, log: "updated",
    guards: ["handledByNobody"], ...ownAffair }),
  row({ rule: "T40", action: "take", party: "answerer", types: documentTypes, from: unfinishedStates, to: null,
    log: "updated", guards: ["handledByNobody"], ...ownAffair }),
  row({ rule: "T41", action: "assign", party: "subscriber", types: documentTypes, from: open, to: null, log: "updated",
    takes: { handlerId: "required" }, ...ownAffair }),
  row({ rule: "T41", action: "assign", party: "answerer", types: documentTypes, from: unfinishedStates, to: null,
    log: "updated", takes: { handlerId: "required" }, ...ownAffair }),
];

export const actionTable: readonly ActionRow[] = rows;

type Telling = Extract<EffectName, "tellSupplier" | "tellSubscriber">;
type ToldBy<Row> = Row extends { action: infer Action extends DocumentAction; effects: readonly (infer Effect)[] }
  ? Extract<Effect, Telling> extends never
    ? never
    : Action
  : never;

/** The actions of which the other side is told: each has its row in the table of notices. */
export type ToldAction = ToldBy<(typeof rows)[number]>;

type TakingBy<Row> = Row extends {
  action: infer Action extends DocumentAction;
  takes:
    { text: "required" | "optional" | "forOtherReason" } | { cancelReason: "required" } | { handlerId: "required" };
}
  ? Action
  : never;

/** The actions that ask for something of their own: each has its dialog. */
export type AskingAction = TakingBy<(typeof rows)[number]>;

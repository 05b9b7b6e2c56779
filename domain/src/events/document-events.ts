import type { FileAction } from "../attachments/file-rules.ts";
import type { ClockAction } from "../documents/clock-state.ts";
import type { DocumentAction } from "../documents/document-actions.ts";
import type { DocumentState } from "../documents/document-states.ts";
import type { Mark } from "../documents/mark-labels.ts";
import { documentTypes, type DocumentType } from "../enumerations/document-types.ts";

/** What machines are told of, beside the actions: what follows of another document, and messages. */
type Following =
  | "lapseRepair"
  | "supplierEnded"
  | "message"
  | "originalEdited"
  | "originalCancelled"
  | `${Mark}Set`
  | `${Extract<Mark, "ordered">}Taken`;

export type Happening = DocumentAction | FileAction | ClockAction | Following;

/** What a program hears of each; null: nothing, for it is the own affair of one side, or makes another document. */
// prettier-ignore
const heard = {
  create:              "created",
  edit:                "updated",
  cancel:              "cancelled",
  startProcessing:     "in_processing",
  returnForCompletion: "information_required",
  confirm:             "confirmed",
  deliver:             "in_delivery",
  signReady:           "ready",
  reject:              "rejected",
  cancelBySupplier:    "cancelled",
  editAnswer:          "answer_updated",
  confirmCancellation: "cancellation_confirmed",
  archive:             "archived",
  markProcessed:       null,
  unmarkProcessed:     null,
  orderFrom:           null,
  copy:                null,
  createChangeOrder:   null,
  createCancelOrder:   null,
  createFault:         null,
  forward:             null,
  transferToOriginal:  "answer_updated",
  askQuestion:         "question_asked",
  answerQuestion:      "question_answered",
  withdrawQuestion:    "question_withdrawn",
  requestCancel:       "cancellation_requested",
  requestAmend:        "change_requested",
  acceptRequest:       "request_accepted",
  acceptWithCharge:    "request_charged",
  refuseRequest:       "request_refused",
  acceptCharge:        "charge_accepted",
  withdrawRequest:     "request_withdrawn",
  lapseRequest:        "request_lapsed",
  acceptDate:          "date_accepted",
  proposeDate:         "date_proposed",
  acceptProposedDate:  "delivery_date_changed",
  refuseProposedDate:  "date_refused",
  reportJeopardy:      "delay_reported",
  take:                null,
  assign:              null,
  acceptRepair:        "repair_accepted",
  reopenFault:         "reopened",
  lapseRepair:         "repair_lapsed",
  handOver:            "supplier_changed",
  anonymize:           "anonymized",
  addFile:             "file_added",
  deleteFile:          "file_removed",
  clockAtRisk:         "at_risk",
  clockLate:           "late",
  message:             "message_added",
  originalEdited:      "original_updated",
  originalCancelled:   "original_cancelled",
  orderedSet:          "ordered",
  orderedTaken:        "order_ended",
  modifiedSet:         "connection_changed",
  disconnectedSet:     "connection_terminated",
  supplierEnded:       "connection_terminated",
} as const satisfies Record<Happening, string | null>;

/** What a program hears of a document, without the name of its kind. */
export type HeardName = NonNullable<(typeof heard)[Happening]> | "delivery_date_changed" | "connection_activated";

const documentNames: Record<DocumentType, string> = {
  AvailabilityRequest: "availability_request",
  Inquiry: "inquiry",
  Order: "order",
  ChangeOrder: "change_order",
  CancelOrder: "cancel_order",
  Fault: "fault",
};

type Change = { documentType: DocumentType; eventState: DocumentState };

type Happened = {
  happening: Happening;
  /** Of a new document: null. */
  before: DocumentState | null;
  /** Whether a confirmed date was moved along. */
  movedDate?: boolean;
};

function namesOf({ documentType, eventState }: Change, { happening, before, movedDate = false }: Happened): string[] {
  const name = heard[happening];
  if (name === null) return [];
  // A request that is accepted may end the document, which a program is to hear of by one name.
  if (before !== null && before !== "CANCELLED" && eventState === "CANCELLED" && name !== "rejected")
    return ["cancelled"];
  const connects = documentType === "Order" && happening === "signReady";
  return [
    ...(movedDate ? ["delivery_date_changed"] : []),
    ...(movedDate && name === "answer_updated" ? [] : [name]),
    ...(connects ? ["connection_activated"] : []),
  ];
}

/** The types of the events that tell of what happened to a document, as it is now; none where programs hear nothing of it. */
export const eventTypesOf = (document: Change, happened: Happened): string[] =>
  namesOf(document, happened).map((name) => `${documentNames[document.documentType]}.${name}`);

/** What an event of this type tells, and of which kind of document; null of no type of ours. */
export function partsOfEventType(type: string): { documentType: DocumentType; name: HeardName } | null {
  const [document = "", name = ""] = type.split(".");
  const found = documentTypes.find((one) => documentNames[one] === document);
  return found && documentEventTypes.includes(type) ? { documentType: found, name: name as HeardName } : null;
}

/** Every type that an event may have. */
export const documentEventTypes: readonly string[] = Object.values(documentNames).flatMap((document) =>
  [...new Set([...Object.values(heard), "delivery_date_changed", "connection_activated"])]
    .filter((name) => name !== null)
    .map((name) => `${document}.${name}`),
);

/** The types of all events of a document, as one subscribes to them: `order.*`. */
export const eventTypesOfDocument = (documentType: DocumentType): string => `${documentNames[documentType]}.*`;

/** For how many days events are told after they happened. */
export const eventDays = 30;

import type { DocumentAction } from "../../src/documents/document-actions.ts";
import type { DocumentState } from "../../src/documents/document-states.ts";
import { documentTypes, type DocumentType } from "../../src/enumerations/document-types.ts";
import type { Actor, DocumentFacts, OriginalDocument, RuledDocument } from "../../src/documents/ruled-document.ts";

const buyers = "organization-that-subscribes";
const sellers = "organization-that-supplies";
const others = "organization-of-others";

/** Everyone who may come to a document, by the name that the grid calls them. */
export const cast = {
  subscriber: { userId: "user-1", organizationId: buyers, role: "SUBSCRIBER" },
  supplier: { userId: "user-2", organizationId: sellers, role: "SUPPLIER" },
  faultHandler: { userId: "user-3", organizationId: sellers, role: "ERROR_HANDLER" },
  /** The person who made the document, now as a fault handler of its supplier. */
  maker: { userId: "user-4", organizationId: sellers, role: "ERROR_HANDLER" },
  /** The subscriber's organization in its supplier role; of a forwarded document, its forwarder. */
  forwarder: { userId: "user-5", organizationId: buyers, role: "SUPPLIER" },
  supplierAsSubscriber: { userId: "user-2", organizationId: sellers, role: "SUBSCRIBER" },
  subscriberAsFaultHandler: { userId: "user-1", organizationId: buyers, role: "ERROR_HANDLER" },
  otherSubscriber: { userId: "user-6", organizationId: others, role: "SUBSCRIBER" },
  otherSupplier: { userId: "user-7", organizationId: others, role: "SUPPLIER" },
  otherFaultHandler: { userId: "user-8", organizationId: others, role: "ERROR_HANDLER" },
  system: { userId: "nobody", organizationId: "none", role: "SYSTEM" },
} as const satisfies Record<string, Actor>;
export type ActorName = keyof typeof cast;
export const actorNames = Object.keys(cast) as ActorName[];

export const today = "2026-11-20";

/** The original of a forwarded document: it is the forwarder who supplies it. */
export const openOriginal: OriginalDocument = {
  eventState: "OPEN",
  archived: false,
  ordered: false,
  subscriberId: others,
  supplierId: buyers,
};

export function documentOf(
  documentType: DocumentType,
  eventState: DocumentState,
  change: Partial<RuledDocument> = {},
): RuledDocument {
  return {
    documentType,
    eventState,
    subscriberId: buyers,
    supplierId: sellers,
    createdById: cast.maker.userId,
    createdByRole: "SUBSCRIBER",
    archived: false,
    rejected: false,
    ordered: false,
    modified: false,
    disconnected: false,
    userProcessed: false,
    cancelledByCustomer: false,
    cancelledBySupplier: false,
    cancelConfirmed: false,
    validUntilDate: "2026-12-31",
    waits: [],
    repairAccepted: false,
    dateUnanswered: false,
    heldReason: null,
    proposedDeliveryDate: null,
    handlerIds: { subscriber: null, supplier: null },
    ...change,
  };
}

/** Facts in which nothing stands in this actor's way: the edit lock is held, the retention time is over. */
export function neutralFacts(actor: Actor, change: Partial<DocumentFacts> = {}): DocumentFacts {
  return {
    purpose: "perform",
    today,
    lockedById: actor.userId,
    original: null,
    answerSaysSomething: true,
    hasLiveForward: false,
    caseHasUnfinishedChange: false,
    actorMayForward: true,
    eventTypeRights: documentTypes,
    dealing: {
      eventTypeRights: documentTypes,
      activeEventTypes: documentTypes,
      hasFaultHandler: true,
      publicSupplier: true,
      subscribedEventTypes: [],
    },
    retentionOver: true,
    ...change,
  };
}

/** Both sides have asked, and neither has been answered. */
export const bothAsked: RuledDocument["waits"] = (["subscriber", "supplier"] as const).map((side) => ({
  for: side,
  why: "question",
  since: "2026-11-19T08:00:00.000Z",
  by: null,
}));

/** What a request that is under way waits for: its supplier, its subscriber in time, or nobody any more. */
const ofSupplier = { for: "supplier", why: "cancelRequest", since: "2026-11-19T08:00:00.000Z", by: null } as const;
const ofSubscriber = { ...ofSupplier, for: "subscriber", why: "cancelCharge", by: "2099-12-31" } as const;
const requested: Partial<Record<DocumentAction, RuledDocument["waits"]>> = {
  acceptRequest: [ofSupplier],
  acceptWithCharge: [ofSupplier],
  refuseRequest: [ofSupplier],
  withdrawRequest: [ofSupplier],
  acceptCharge: [ofSubscriber],
  lapseRequest: [{ ...ofSubscriber, by: "2026-11-19" }],
};

/** The same where a change is asked for. */
export const amended = (action: DocumentAction): RuledDocument["waits"] =>
  (requested[action] ?? []).map((wait) => ({
    ...wait,
    why: wait.why === "cancelRequest" ? "amendRequest" : "amendCharge",
  }));

/** A fault is ready, and its subscriber has yet to say whether that will do. */
export const repairAsked: RuledDocument["waits"] = [
  { for: "subscriber", why: "repair", since: "2026-11-19T08:00:00.000Z", by: "2026-12-03" },
];

function neutralWaits(action: DocumentAction): RuledDocument["waits"] {
  if (action === "answerQuestion" || action === "withdrawQuestion") return bothAsked;
  return action === "acceptRepair" || action === "reopenFault" ? repairAsked : (requested[action] ?? []);
}

const answersProposal = new Set<DocumentAction>(["acceptProposedDate", "refuseProposedDate"]);

/** What is neutral depends on what is asked: a mark is taken off only where it is, and only what was asked or told is answered. */
export function neutralFor(action: DocumentAction): Partial<RuledDocument> {
  return {
    userProcessed: action === "unmarkProcessed",
    waits: neutralWaits(action),
    dateUnanswered: action === "acceptDate",
    proposedDeliveryDate: answersProposal.has(action) ? "2026-12-24" : null,
  };
}

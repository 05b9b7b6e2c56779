import { refusalOfSupplier } from "../organizations/event-type-rights.ts";
import type { DocumentType } from "../enumerations/document-types.ts";
import type { RefusalCode } from "../problems/refusal-codes.ts";
import type { Actor, DocumentFacts, RuledDocument } from "./ruled-document.ts";
import { otherSide, type Side } from "./sides.ts";
import { repairToAnswer, requestOf, waitsFor, type Wait } from "./waits.ts";

type Guard = (actor: Actor, document: RuledDocument, facts: DocumentFacts) => true | RefusalCode;

const refuseWhen = (refused: boolean, code: RefusalCode): true | RefusalCode => (refused ? code : true);

function dealingAllows({ eventTypeRights, dealing }: DocumentFacts, type: DocumentType): true | RefusalCode {
  if (!eventTypeRights.includes(type)) return "EVENT_TYPE_RIGHT_MISSING";
  const refusal = dealing ? refusalOfSupplier(dealing, type) : "SUPPLIER_NOT_AVAILABLE";
  return refusal === "SUPPLIER_NOT_AVAILABLE" ? "SUBSCRIPTION_MISSING" : (refusal ?? true);
}

const sideOf = ({ role }: Actor): Side => (role === "SUBSCRIBER" ? "subscriber" : "supplier");
const isAsked = (side: Side, { waits }: RuledDocument) => waitsFor(waits, { for: side, why: "question" });

const isCharged = (waits: readonly Wait[], inTime: (by: string) => boolean): boolean => {
  const request = requestOf(waits);
  return request?.for === "subscriber" && request.by !== null && inTime(request.by);
};

/** Pure conditions of the table, by name. Source: decisions C. */
export const actionGuards = {
  notReservedByAnother: (actor, _document, facts) =>
    refuseWhen(facts.lockedById !== null && facts.lockedById !== actor.userId, "EVENT_RESERVED"),

  ownEditLock: (actor, _document, facts) => {
    if (facts.lockedById !== null && facts.lockedById !== actor.userId) return "EVENT_RESERVED";
    return refuseWhen(facts.purpose === "perform" && facts.lockedById === null, "EDIT_LOCK_REQUIRED");
  },

  cancellationUnconfirmed: (_actor, document) => refuseWhen(document.cancelConfirmed, "CANCELLATION_ALREADY_CONFIRMED"),

  notArchived: (_actor, document) => refuseWhen(document.archived, "ALREADY_ARCHIVED"),

  notProcessed: (_actor, document) => refuseWhen(document.userProcessed, "ALREADY_PROCESSED"),

  processed: (_actor, document) => refuseWhen(!document.userProcessed, "NOT_PROCESSED"),

  notOrdered: (_actor, document) => refuseWhen(document.ordered, "ALREADY_ORDERED"),

  notRejected: (_actor, document) => refuseWhen(document.rejected, "SOURCE_REJECTED"),

  stillValid: (_actor, document, facts) =>
    refuseWhen(
      document.documentType === "Inquiry" &&
        (document.validUntilDate === null || document.validUntilDate < facts.today),
      "VALIDITY_EXPIRED",
    ),

  notDisconnected: (_actor, document) => refuseWhen(document.disconnected, "ORDER_DISCONNECTED"),

  mayCreateType: (_actor, document, facts) =>
    refuseWhen(!facts.eventTypeRights.includes(document.documentType), "EVENT_TYPE_RIGHT_MISSING"),

  supplierTakesOrder: (_actor, _document, facts) => dealingAllows(facts, "Order"),

  supplierTakesChangeOrder: (_actor, _document, facts) => dealingAllows(facts, "ChangeOrder"),

  noUnfinishedChange: (_actor, _document, facts) =>
    refuseWhen(facts.caseHasUnfinishedChange, "CASE_HAS_UNFINISHED_CHANGE"),

  mayForward: (_actor, _document, facts) => refuseWhen(!facts.actorMayForward, "NOT_A_FORWARDER"),

  // Who is asked to forward a forward may not know that it is one, so that the reason names no original (D-9c).
  ownOriginalNotReady: (_actor, _document, facts) =>
    refuseWhen(facts.original?.eventState === "READY", "FORWARDING_OVER"),

  noLiveForward: (_actor, _document, facts) => refuseWhen(facts.hasLiveForward, "ALREADY_FORWARDED"),

  answerSaysSomething: (_actor, _document, facts) => refuseWhen(!facts.answerSaysSomething, "ANSWER_SAYS_NOTHING"),

  originalTakesTransfer: (_actor, _document, { original }) => {
    if (original === null) return "NO_ORIGINAL";
    if (original.archived) return "ORIGINAL_ARCHIVED";
    if (original.eventState === "READY") return "ORIGINAL_READY";
    if (original.eventState === "CANCELLED") return "ORIGINAL_CANCELLED";
    return refuseWhen(original.ordered, "ORIGINAL_ORDERED");
  },

  repairUnanswered: (_actor, document, facts) => {
    if (document.repairAccepted) return "REPAIR_ACCEPTED";
    const over = document.eventState === "READY" && !repairToAnswer(document.waits, facts.today);
    return refuseWhen(over, "REPAIR_ANSWER_OVER");
  },

  dateUnanswered: (_actor, document) => {
    if (document.heldReason !== null) return "DATE_HELD";
    return refuseWhen(!document.dateUnanswered, "DATE_NOT_MOVED");
  },

  dateProposed: (_actor, document) => refuseWhen(document.proposedDeliveryDate === null, "NO_PROPOSED_DATE"),

  proposalAhead: (_actor, { proposedDeliveryDate }, facts) =>
    refuseWhen(proposedDeliveryDate !== null && proposedDeliveryDate < facts.today, "PROPOSED_DATE_PAST"),

  retentionOver: (_actor, _document, facts) => refuseWhen(!facts.retentionOver, "RETENTION_NOT_OVER"),

  noOwnQuestion: (actor, document) => refuseWhen(isAsked(otherSide(sideOf(actor)), document), "QUESTION_OPEN"),

  ownQuestion: (actor, document) => refuseWhen(!isAsked(otherSide(sideOf(actor)), document), "NO_QUESTION_TO_WITHDRAW"),

  noRequest: (_actor, { waits }) => refuseWhen(requestOf(waits) !== undefined, "REQUEST_OPEN"),

  ownRequest: (_actor, { waits }) => refuseWhen(requestOf(waits) === undefined, "NO_REQUEST_TO_WITHDRAW"),

  requestToAnswer: (_actor, { waits }) => refuseWhen(requestOf(waits)?.for !== "supplier", "NO_REQUEST_TO_ANSWER"),

  chargeToAnswer: (_actor, { waits }, { today }) =>
    refuseWhen(!isCharged(waits, (by) => by >= today), "NO_CHARGE_TO_ACCEPT"),

  chargeRunOut: (_actor, { waits }, { today }) => refuseWhen(!isCharged(waits, (by) => by < today), "CHARGE_STANDS"),

  handledByNobody: (actor, { handlerIds }) => refuseWhen(handlerIds[sideOf(actor)] !== null, "ALREADY_HANDLED"),

  questionToAnswer: (actor, document) => refuseWhen(!isAsked(sideOf(actor), document), "NO_QUESTION_TO_ANSWER"),
} as const satisfies Record<string, Guard>;

export type GuardName = keyof typeof actionGuards;

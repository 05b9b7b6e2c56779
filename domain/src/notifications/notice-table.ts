import type { ClockAction } from "../documents/clock-state.ts";
import type { ToldAction } from "../documents/document-actions.ts";
import { isOrderType, type DocumentType } from "../enumerations/document-types.ts";
import { otherSide, type Side } from "../documents/sides.ts";
import type { Delivery } from "./deliveries.ts";
import type { EventMessageKind } from "../enumerations/event-message-kinds.ts";
import type { MessageType } from "../enumerations/message-types.ts";
import type { PathRole } from "../organizations/roles.ts";

/** What a notice tells: an action on a document or its attachments, a confirmed date that moved with its answer, a message, or what became of what was forwarded (D-9c). */
export type NoticeSubject =
  | ToldAction
  | "dateMoved"
  | ClockAction
  | "transferToOriginal"
  | "addFile"
  | "deleteFile"
  | "message"
  | "assign"
  | "questionReminder"
  | "originalEdited"
  | "originalCancelled";

/** Recipients of the told organization, who made the document, who handles it on the told side, its followers, and who watches it on either side. */
type NamedHearer = "organization" | "maker" | "handler" | "followers" | "watchers";

/**
 * Beside the named ones, the users whose role answers it in the told organization: they hear in the portal of all that asks
 * for something, and of the rest where nobody else of their side would (D-51).
 */
export type Hearer = NamedHearer | "answerers";

type NoticeRow = {
  hears: readonly NamedHearer[];
  /**
   * Whether the told side has something to do (D-19); "orderTypes" where a cancellation waits to be confirmed (T11), a side
   * where both are told.
   */
  control: boolean | "orderTypes" | Side;
  /** Of an availability request this is its answer, a type of message of its own (D-9b). */
  answers: boolean;
  /** Both sides are told, each by a notice of its own. */
  ofOneSide?: true;
  /** Many may come of one press, so that they are mailed together, once a day. */
  gathered?: true;
};

/** Nobody handles what is new. */
const newcomers = ["organization", "maker", "followers"] as const;
const all = ["organization", "maker", "handler", "followers", "watchers"] as const;
/** Followers read of the document, not of what the parties hand each other. */
const parties = ["organization", "maker", "handler", "watchers"] as const;
/** What passes between colleagues. */
const handler = ["handler"] as const;
/** Nobody but the forwarder knows of the original (D-9c). */
const forwarder = ["organization", "maker"] as const;

/** THE TABLE of notices: who hears of what, and whether it asks for something. */
// prettier-ignore
const noticeTable: Record<NoticeSubject, NoticeRow> = {
  create:              { hears: newcomers, control: true,         answers: false },
  edit:                { hears: all,       control: false,        answers: false },
  cancel:              { hears: all,       control: "orderTypes", answers: false },
  startProcessing:     { hears: all,       control: false,        answers: false },
  returnForCompletion: { hears: all,       control: true,         answers: false },
  confirm:             { hears: all,       control: false,        answers: false },
  deliver:             { hears: all,       control: false,        answers: false },
  signReady:           { hears: all,       control: false,        answers: true },
  reject:              { hears: all,       control: "orderTypes", answers: true },
  cancelBySupplier:    { hears: all,       control: true,         answers: false },
  editAnswer:          { hears: all,       control: false,        answers: true },
  transferToOriginal:  { hears: all,       control: false,        answers: true },
  handOver:            { hears: newcomers, control: false,        answers: false, ofOneSide: true },
  askQuestion:         { hears: parties,   control: true,         answers: false },
  answerQuestion:      { hears: parties,   control: false,        answers: false },
  withdrawQuestion:    { hears: parties,   control: false,        answers: false },
  questionReminder:    { hears: parties,   control: true,         answers: false },
  requestCancel:       { hears: parties,   control: true,         answers: false },
  requestAmend:        { hears: parties,   control: true,         answers: false },
  acceptRequest:       { hears: all,       control: false,        answers: false },
  acceptWithCharge:    { hears: parties,   control: true,         answers: false },
  refuseRequest:       { hears: parties,   control: false,        answers: false },
  acceptCharge:        { hears: all,       control: false,        answers: false },
  withdrawRequest:     { hears: parties,   control: false,        answers: false },
  lapseRequest:        { hears: parties,   control: false,        answers: false, ofOneSide: true },
  dateMoved:           { hears: all,       control: true,         answers: false },
  reportJeopardy:      { hears: all,       control: true,         answers: false },
  acceptRepair:        { hears: all,       control: false,        answers: false },
  reopenFault:         { hears: all,       control: true,         answers: false },
  acceptDate:          { hears: all,       control: false,        answers: false },
  proposeDate:         { hears: all,       control: true,         answers: false },
  acceptProposedDate:  { hears: all,       control: false,        answers: false },
  refuseProposedDate:  { hears: all,       control: false,        answers: false },
  assign:              { hears: handler,   control: true,         answers: false, ofOneSide: true, gathered: true },
  addFile:             { hears: parties,   control: false,        answers: false },
  deleteFile:          { hears: parties,   control: false,        answers: false },
  message:             { hears: parties,   control: true,         answers: false },
  originalEdited:      { hears: forwarder, control: true,         answers: false },
  originalCancelled:   { hears: forwarder, control: true,         answers: false },
  clockAtRisk:         { hears: parties,   control: true,         answers: false, ofOneSide: true },
  clockLate:           { hears: parties,   control: "supplier",   answers: false, ofOneSide: true },
};

export const noticeSubjects = Object.keys(noticeTable) as NoticeSubject[];

export type Hearing = { who: Hearer; side: Side; kind: EventMessageKind };

type Noticed = { documentType: DocumentType; createdByRole: PathRole };

/** The side on which the maker of a document stands: a fault handler's own notice is made at the supplier (D-9d). */
export const sideOfMaker = ({ createdByRole }: Pick<Noticed, "createdByRole">): Side =>
  createdByRole === "ERROR_HANDLER" ? "supplier" : "subscriber";

function asksForSomething(subject: NoticeSubject, to: Side, documentType: DocumentType): boolean {
  const { control } = noticeTable[subject];
  if (typeof control === "boolean") return control;
  return control === "orderTypes" ? isOrderType(documentType) : control === to;
}

/** Who hears of it on which side, and what it asks of them. `to` is the side that did not act. */
export function hearingsOf(subject: NoticeSubject, to: Side, document: Noticed): Hearing[] {
  const kindOn = (side: Side): EventMessageKind =>
    side === to && asksForSomething(subject, to, document.documentType) ? "Control" : "Info";
  const { hears, ofOneSide = false } = noticeTable[subject];
  const makerSide = sideOfMaker(document);
  const ofOrganization = (side: Side, kind: EventMessageKind): Hearing[] => [
    { who: "organization", side, kind },
    { who: "answerers", side, kind },
  ];
  const hearings: Record<NamedHearer, Hearing[]> = {
    organization: ofOrganization(to, kindOn(to)),
    maker: [{ who: "maker", side: makerSide, kind: kindOn(makerSide) }],
    // At the subscriber as the maker, who hears of what a colleague does too.
    handler: [
      { who: "handler", side: to, kind: kindOn(to) },
      ...(to === "supplier" ? [{ who: "handler", side: "subscriber", kind: "Info" } as const] : []),
    ],
    followers: [{ who: "followers", side: "subscriber", kind: "Info" }],
    watchers: [to, otherSide(to)].map((side) => ({ who: "watchers", side, kind: "Info" })),
  };
  // What a fault handler does as the maker is news to the subscriber, for whom it was done.
  const forSubscriber = to === "supplier" && makerSide === "supplier" ? ofOrganization("subscriber", "Info") : [];
  const heard = [...hears.flatMap((who) => hearings[who]), ...forSubscriber];
  return ofOneSide ? heard.filter(({ side }) => side === to) : heard;
}

/** The type of message under which recipients and preferences are kept (D-9b). */
export function messageTypeOf(subject: NoticeSubject, documentType: DocumentType): MessageType {
  return documentType === "AvailabilityRequest" && noticeTable[subject].answers ? "Availability" : documentType;
}

/** How a notice goes to a person who chose this; an urgent fault does not wait for the digest. */
export function deliveryOfNotice(subject: NoticeSubject, chosen: Delivery, urgent: boolean): Delivery {
  return noticeTable[subject].gathered && !urgent && chosen === "atOnce" ? "daily" : chosen;
}

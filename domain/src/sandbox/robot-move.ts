import type { GivenInput } from "../documents/action-inputs.ts";
import type { DocumentAction } from "../documents/document-actions.ts";
import type { DocumentFields } from "../documents/document-fields-schema.ts";
import type { DocumentState } from "../documents/document-states.ts";
import { waitsFor, type Wait, type WaitReason } from "../documents/waits.ts";
import { isOrderType, type DocumentType } from "../enumerations/document-types.ts";
import { addDays, type CalendarDate } from "../values/calendar-date.ts";
import type { RobotWay } from "./robot-words.ts";

/** A document as the robot sees it. */
export type RobotSight = {
  eventId: number;
  type: DocumentType;
  state: DocumentState;
  waits: readonly Wait[];
  /** On the robot's side. */
  side: "subscriber" | "supplier";
  way: RobotWay;
  /** Whether the robot has asked of it before. */
  asked: boolean;
  requestedDate: CalendarDate | null;
  estimatedDate: CalendarDate | null;
  committedDate: CalendarDate | null;
  proposedDate: CalendarDate | null;
  dateUnanswered: boolean;
  /** Whether a cancellation by the other side waits to be confirmed. */
  cancellationUnconfirmed: boolean;
};

/** What the robot says, in the portal's language. */
export type RobotTexts = Record<"question" | "answer" | "reason" | "delay" | "details" | "corrector", string>;

export type RobotMove = GivenInput & {
  action: DocumentAction;
  document?: DocumentFields;
  reason?: string;
  explanation?: string;
};

type Moment = { today: CalendarDate; now: string; texts: RobotTexts };

const daysLate = 7;
const daysValid = 30;

const lateOn = ({ estimatedDate, requestedDate }: RobotSight, { today }: Moment): CalendarDate =>
  addDays(estimatedDate ?? requestedDate ?? today, daysLate);

function confirmation({ type, requestedDate, eventId }: RobotSight, { today }: Moment): DocumentFields {
  const estimatedDeliveryDate = requestedDate !== null && requestedDate > today ? requestedDate : today;
  return { estimatedDeliveryDate, ...(type === "Order" && { supplierConnectionId: `ROBOTTI-${eventId}` }) };
}

function answer({ type }: RobotSight, { today, now, texts }: Moment): DocumentFields {
  if (type === "Fault")
    return { correctorName: texts.corrector, correctionActions: texts.details, correctionTime: now };
  const offer = { estimatedDeliveryTime: 14, connectFee: "100.00", monthlyFee: "20.00" } as const;
  if (type === "AvailabilityRequest") return offer;
  return { ...offer, validUntilDate: addDays(today, daysValid) };
}

const inProcessing: Partial<Record<RobotWay, (sight: RobotSight, moment: Moment) => RobotMove | undefined>> = {
  reject: (_sight, { texts }) => ({ action: "reject", reason: "otherReason", explanation: texts.reason }),
  return: (_sight, { texts }) => ({
    action: "returnForCompletion",
    reason: "missingInformation",
    explanation: texts.reason,
  }),
  ask: ({ asked }, { texts }) => (asked ? undefined : { action: "askQuestion", text: texts.question }),
};

function whenPromised(sight: RobotSight, moment: Moment): RobotMove {
  const { texts } = moment;
  if (sight.way === "cancel") return { action: "cancelBySupplier", reason: texts.reason };
  if (sight.way === "late" && sight.estimatedDate === sight.committedDate)
    return { action: "reportJeopardy", date: lateOn(sight, moment), delayReason: "CAPACITY_ISSUE", text: texts.delay };
  return { action: "deliver" };
}

function asSupplier(sight: RobotSight, moment: Moment): RobotMove | null {
  const { type, state, way } = sight;
  const { texts, today } = moment;
  switch (state) {
    case "OPEN":
      return way === "wait" ? null : { action: "startProcessing" };
    case "IN_PROCESSING": {
      const word = inProcessing[way]?.(sight, moment);
      if (word) return word;
      return isOrderType(type)
        ? { action: "confirm", document: confirmation(sight, moment) }
        : { action: "signReady", document: answer(sight, moment) };
    }
    case "CONFIRMED":
      return whenPromised(sight, moment);
    case "IN_DELIVERY":
      return {
        action: "signReady",
        document: { actualDeliveryDate: today, connectionDetails: texts.details },
      };
    default:
      return null;
  }
}

const awaits = ({ waits, side }: RobotSight, why: WaitReason) => waitsFor(waits, { for: side, why });

/** What the robot answers whatever the word says: what it is asked, and what is proposed to it. */
function reply(sight: RobotSight, { texts }: Moment): RobotMove | null {
  if (awaits(sight, "question")) return { action: "answerQuestion", text: texts.answer };
  if (sight.cancellationUnconfirmed) return { action: "confirmCancellation" };
  if (sight.side === "supplier") {
    if (awaits(sight, "cancelRequest") || awaits(sight, "amendRequest")) return { action: "acceptRequest" };
    return sight.proposedDate === null ? null : { action: "acceptProposedDate" };
  }
  if (awaits(sight, "returned")) return { action: "edit", document: { subscriberInfo: texts.answer } };
  if (awaits(sight, "repair")) return { action: "acceptRepair" };
  return sight.dateUnanswered && sight.state !== "READY" ? { action: "acceptDate" } : null;
}

/** What the robot does next to a document; null: it is somebody else's turn, or nobody's. */
export function robotMove(sight: RobotSight, moment: Moment): RobotMove | null {
  const replied = reply(sight, moment);
  if (replied || sight.side === "subscriber") return replied;
  const isOthersTurn = sight.waits.some((wait) => wait.for === "subscriber" && wait.why !== "repair");
  return isOthersTurn ? null : asSupplier(sight, moment);
}

/** What ends a document of a sandbox that is emptied, and on which side; null: it has been put away. */
export function endingMove(
  { state }: Pick<RobotSight, "state">,
  texts: RobotTexts,
): { side: RobotSight["side"]; move: RobotMove } {
  if (state === "READY" || state === "CANCELLED") return { side: "subscriber", move: { action: "archive" } };
  if (state === "CONFIRMED" || state === "IN_DELIVERY")
    return { side: "supplier", move: { action: "cancelBySupplier", reason: texts.reason } };
  return { side: "subscriber", move: { action: "cancel", reason: texts.reason } };
}

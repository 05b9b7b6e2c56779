import type { ProductCategory } from "../enumerations/product-categories.ts";
import { targetOf, type ServiceTarget, type TargetName } from "../service-times/service-targets.ts";
import type { ServiceTimes } from "../service-times/service-times.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { dueOfCourse, dueOfDay, tookUntil, type Due, type Pause, type Took } from "./clock-course.ts";
import type { DocumentState } from "./document-states.ts";
import { documentTypes, orderTypes, type DocumentType } from "../enumerations/document-types.ts";
import type { PauseReason } from "./pause-reason.ts";

/** What of a document its clocks look at; instants as JSON has them. */
export type ClockedDocument = {
  documentType: DocumentType;
  eventState: DocumentState;
  category: ProductCategory;
  /** That of its products. */
  slaClass: string | null;
  faultType: string | null;
  processingAt: string | null;
  cancelledByCustomer: boolean;
  cancelConfirmed: boolean;
  /** The day that was promised. */
  deliveryDate: CalendarDate | null;
  /** Why the supplier can do nothing now. */
  paused: PauseReason | null;
  /** The delivery is late for a reason of the subscriber's side, and no new day is told. */
  heldBySubscriber: boolean;
};

export const clockNames = [
  "takeUp",
  "availabilityAnswer",
  "inquiryAnswer",
  "confirmation",
  "delivery",
  "repair",
  "cancellation",
] as const;
export type ClockName = (typeof clockNames)[number];

export const clockWarnings = ["atRisk", "late"] as const;
export type ClockWarning = (typeof clockWarnings)[number];

/** What the supplier has to do by when; instants as JSON has them. */
export type Clock = Due & {
  name: ClockName;
  startedAt: string;
  /** null: it runs to a day that was promised. */
  target: ServiceTarget | null;
  /** The SLA class by which it has its target; absent where that is not of a class. */
  slaClass?: string;
  originalDueAt: string;
  pauses: readonly Pause[];
  stoppedAt: string | null;
  missed: boolean;
  /** Once it has stopped, how many minutes of service it ran and stood; null of one that counts none. */
  took: Took | null;
  /** What has been told of it. */
  told: readonly ClockWarning[];
};

type ClockRow = {
  types: readonly DocumentType[];
  runs: (document: ClockedDocument) => boolean;
  /** Why it stands: while the supplier waits for the subscriber; a delivery while that is why it is late. */
  pausedFor: (document: ClockedDocument) => PauseReason | null;
  /** Whether the subscriber sees it. */
  shown: boolean;
  /** Whether what it measures was done when it stops; otherwise nobody asks for it any more. */
  done: (document: ClockedDocument) => boolean;
};

const isUnanswered = ({ eventState }: ClockedDocument) => eventState === "OPEN" || eventState === "IN_PROCESSING";
const isWanted = ({ cancelledByCustomer }: ClockedDocument) => !cancelledByCustomer;

const answerTo = (...types: readonly DocumentType[]): ClockRow => ({
  types,
  runs: isUnanswered,
  pausedFor: ({ paused }) => paused,
  shown: true,
  done: isWanted,
});

/** THE TABLE of clocks: each runs while the document is so, whatever action made it so. */
const clockTable: Record<ClockName, ClockRow> = {
  takeUp: {
    types: documentTypes,
    runs: ({ eventState, processingAt }) => eventState === "OPEN" && processingAt === null,
    pausedFor: () => null,
    shown: false,
    done: isWanted,
  },
  availabilityAnswer: answerTo("AvailabilityRequest"),
  inquiryAnswer: answerTo("Inquiry"),
  confirmation: answerTo("Order", "ChangeOrder", "CancelOrder"),
  delivery: {
    types: orderTypes,
    runs: ({ eventState, deliveryDate }) => riskDaysIn(eventState) !== undefined && deliveryDate !== null,
    pausedFor: ({ heldBySubscriber }) => (heldBySubscriber ? "held" : null),
    shown: true,
    done: ({ eventState }) => eventState === "READY",
  },
  repair: answerTo("Fault"),
  cancellation: {
    types: orderTypes,
    runs: ({ eventState, cancelledByCustomer, cancelConfirmed }) =>
      eventState === "CANCELLED" && cancelledByCustomer && !cancelConfirmed,
    pausedFor: () => null,
    shown: true,
    done: () => true,
  },
};

/** Whether the subscriber sees the clock: how soon something is taken up is the supplier's own aim. */
export const isShownToSubscriber = (name: ClockName): boolean => clockTable[name].shown;

/** The clocks that documents of these types may have; `side` is whose view of them it is. */
export const clocksOf = (types: readonly DocumentType[], side: "subscriber" | "supplier"): ClockName[] =>
  clockNames.filter(
    (name) =>
      clockTable[name].types.some((type) => types.includes(type)) && (side === "supplier" || isShownToSubscriber(name)),
  );

/** How many service days before the promised day a delivery is at risk, as far as it has come. */
const riskDays: Partial<Record<DocumentState, number>> = { CONFIRMED: 3, IN_DELIVERY: 1 };
const riskDaysIn = (state: DocumentState): number | undefined => riskDays[state];

function targetNameOf(name: Exclude<ClockName, "delivery">, { documentType, faultType }: ClockedDocument): TargetName {
  const urgent = faultType === "urgentFault";
  if (name === "takeUp" && documentType === "Fault") return urgent ? "urgentTakeUp" : "faultTakeUp";
  if (name !== "repair") return name;
  return urgent ? "urgentRepair" : faultType === "deliveryChecking" ? "deliveryCheck" : "repair";
}

/** When the clock is due by what its document and calendar say now. */
function dueOf(clock: Pick<Clock, "startedAt" | "target" | "pauses">, document: ClockedDocument, times: ServiceTimes) {
  const { target } = clock;
  if (target !== null) return dueOfCourse({ ...clock, target }, times);
  const { deliveryDate, eventState } = document;
  const days = riskDaysIn(eventState);
  return deliveryDate === null || days === undefined ? undefined : dueOfDay(deliveryDate, days, times);
}

type Moment = { at: string; times: ServiceTimes };

const agreedDay = { target: null, slaClass: null };

function start(name: ClockName, document: ClockedDocument, { at, times }: Moment): Clock | undefined {
  const { target, slaClass } =
    name === "delivery" ? agreedDay : targetOf(times, { ...document, name: targetNameOf(name, document) });
  if (target === null && name !== "delivery") return undefined;
  const begun = { name, startedAt: at, target, ...(slaClass !== null && { slaClass }), pauses: [] };
  const due = dueOf(begun, document, times);
  return due && { ...begun, ...due, originalDueAt: due.dueAt, stoppedAt: null, missed: false, took: null, told: [] };
}

const minuteOf = (instant: string): string => instant.slice(0, "2026-11-23T09:30".length);

/** The pauses with the one that goes on ended, if one does; clocks count minutes, so none is kept that ended in its own. */
const endPause = (pauses: readonly Pause[], at: string): readonly Pause[] =>
  pauses
    .filter(({ from, to }) => to !== null || minuteOf(from) !== minuteOf(at))
    .map((pause) => (pause.to === null ? { ...pause, to: at } : pause));

/** Why the clock stands now. */
export const standsFor = ({ pauses }: Pick<Clock, "pauses">): PauseReason | null => {
  const last = pauses.at(-1);
  return last && last.to === null ? last.why : null;
};

/** A clock that goes on: what was stopped is opened again, what waits stands, what is late stays so. */
function goOn(clock: Clock, document: ClockedDocument, { at, times }: Moment): Clock {
  const reopened: Clock =
    clock.stoppedAt === null
      ? clock
      : {
          ...clock,
          pauses: endPause([...clock.pauses, { from: clock.stoppedAt, to: null, why: "reopened" }], at),
          stoppedAt: null,
          missed: false,
          took: null,
        };
  const why = clockTable[clock.name].pausedFor(document);
  const stands = standsFor(reopened);
  const ended = stands === why ? reopened.pauses : endPause(reopened.pauses, at);
  const moved = { ...reopened, pauses: ended, ...dueOf({ ...reopened, pauses: ended }, document, times) };
  if (why === null || why === stands || at >= moved.dueAt) return moved;
  return { ...moved, pauses: [...ended, { from: at, to: null, why }] };
}

/** A clock that has stopped; undefined of one whose work nobody wants any more, unless it was late. */
function stop(clock: Clock, document: ClockedDocument, { at, times }: Moment): Clock | undefined {
  const pauses = endPause(clock.pauses, at);
  const took = clock.target && tookUntil({ ...clock, target: clock.target, pauses }, times, at);
  const stopped = { ...clock, ...dueOf({ ...clock, pauses }, document, times), pauses, took, stoppedAt: at };
  const missed = at > stopped.dueAt;
  return missed || clockTable[clock.name].done(document) ? { ...stopped, missed } : undefined;
}

/** The clocks of a document as it stands after a change; `before` those until then. */
export function clocksAfter(before: readonly Clock[], document: ClockedDocument, moment: Moment): Clock[] {
  const after = clockNames.map((name) => {
    const clock = before.find((one) => one.name === name);
    const { types, runs: isDue } = clockTable[name];
    const runs = types.includes(document.documentType) && isDue(document);
    if (!clock) return runs ? start(name, document, moment) : undefined;
    if (runs) return goOn(clock, document, moment);
    return clock.stoppedAt === null ? stop(clock, document, moment) : clock;
  });
  return after.filter((clock) => clock !== undefined);
}

/** The running clocks by another calendar; what has stopped stays as it was. */
export const clocksAnew = (before: readonly Clock[], document: ClockedDocument, times: ServiceTimes): Clock[] =>
  before.map((clock) => (clock.stoppedAt === null ? { ...clock, ...dueOf(clock, document, times) } : clock));

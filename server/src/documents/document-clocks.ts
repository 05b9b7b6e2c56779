import { summaryOf } from "@runko/domain/documents/clock-state";
import { clocksAfter, type Clock, type ClockedDocument } from "@runko/domain/documents/clocks";
import { pauseOf } from "@runko/domain/documents/pause-reason";
import { delayReasonSides } from "@runko/domain/enumerations/delay-reasons";
import { waitingSince, type Wait } from "@runko/domain/documents/waits";
import type { ServiceTimes } from "@runko/domain/service-times/service-times";
import type { StoredDocument } from "./document-store.ts";

/** As the database has it, or as its JSON does. */
type Instant = Date | string | null;
type Clocked = Pick<
  StoredDocument,
  | "document_type"
  | "event_state"
  | "category"
  | "sla_class"
  | "cancelled_by_customer"
  | "cancel_confirmed"
  | "committed_delivery_date"
  | "estimated_delivery_date"
  | "date_moved_by"
  | "held_reason"
  | "fault_type"
  | "waits"
> & { processing_at: Instant };

const json = (instant: Instant): string | null => (instant === null ? null : new Date(instant).toISOString());

/** What moved for the subscriber's reasons alone is not late before the day that holds now. */
const promisedDay = ({ committed_delivery_date, estimated_delivery_date, date_moved_by }: Clocked) =>
  date_moved_by === "subscriber" ? estimated_delivery_date : (committed_delivery_date ?? estimated_delivery_date);

/** What the clocks look at, of a document as it is stored. */
export const clockedDocument = (row: Clocked): ClockedDocument => ({
  documentType: row.document_type,
  eventState: row.event_state,
  category: row.category,
  slaClass: row.sla_class,
  faultType: row.fault_type,
  processingAt: json(row.processing_at),
  cancelledByCustomer: row.cancelled_by_customer,
  cancelConfirmed: row.cancel_confirmed,
  deliveryDate: promisedDay(row),
  heldBySubscriber: row.held_reason !== null && delayReasonSides[row.held_reason] === "subscriber",
  paused: pauseOf(row.waits as readonly Wait[]),
});

type History = Clocked & { created_at: Instant } & Record<
    "confirmed_at" | "delivery_at" | "ready_at" | "cancelled_at",
    Instant
  >;

/** The clocks of a document of which none were kept, from the times of its states and since when it waits. */
export function clocksOfHistory(row: History, times: ServiceTimes): Clock[] {
  const now = clockedDocument(row);
  const unfinished = { ...now, cancelledByCustomer: false, cancelConfirmed: false, paused: null };
  const steps = [
    { at: json(row.created_at), document: { ...unfinished, eventState: "OPEN" as const, processingAt: null } },
    { at: json(row.processing_at), document: { ...unfinished, eventState: "IN_PROCESSING" as const } },
    { at: json(row.confirmed_at), document: { ...unfinished, eventState: "CONFIRMED" as const } },
    { at: json(row.delivery_at), document: { ...unfinished, eventState: "IN_DELIVERY" as const } },
    { at: json(row.ready_at), document: { ...unfinished, eventState: "READY" as const } },
    { at: json(row.cancelled_at), document: { ...now, cancelConfirmed: false } },
    { at: waitingSince(row.waits as readonly Wait[], "subscriber"), document: now },
  ];
  return steps.reduce<Clock[]>(
    (clocks, { at, document }) => (at === null ? clocks : clocksAfter(clocks, document, { at, times })),
    [],
  );
}

/** The columns that hold the clocks, and what lists and the job ask of them. */
export function clockColumns(clocks: readonly Clock[]) {
  const { dueAt, riskAt, promisedAt, pausedAt, missed, checkAt } = summaryOf(clocks);
  return {
    clocks,
    due_at: dueAt,
    risk_at: riskAt,
    promised_at: promisedAt,
    clock_paused_at: pausedAt,
    clock_missed: missed,
    clock_check_at: checkAt,
  };
}

type NewDocument = Pick<Clocked, "document_type" | "event_state" | "category" | "sla_class"> &
  Partial<Clocked> & { created_at: Date };

/** The columns of the clocks of a new document. */
export function firstClocks(row: NewDocument, times: ServiceTimes) {
  const given = { cancelled_by_customer: false, cancel_confirmed: false, waits: [], processing_at: null };
  const document = clockedDocument({
    committed_delivery_date: null,
    estimated_delivery_date: null,
    date_moved_by: null,
    held_reason: null,
    fault_type: null,
    ...given,
    ...row,
  });
  return clockColumns(clocksAfter([], document, { at: row.created_at.toISOString(), times }));
}

export type ClockColumn = keyof ReturnType<typeof clockColumns>;

/** The clocks of a document as they are kept; null of one from before there were any. */
export const keptClocks = ({ clocks }: Pick<StoredDocument, "clocks">): Clock[] | null => clocks as Clock[] | null;

/** The columns of the clocks after a change, of a document as it was and as it is written; none where nothing moved. */
export function movedClocks(
  before: StoredDocument,
  after: StoredDocument,
  at: Date,
  times: ServiceTimes,
): Partial<ReturnType<typeof clockColumns>> {
  const kept = keptClocks(before);
  const moved = clocksAfter(kept ?? clocksOfHistory(before, times), clockedDocument(after), {
    at: at.toISOString(),
    times,
  });
  return kept && JSON.stringify(kept) === JSON.stringify(moved) ? {} : clockColumns(moved);
}

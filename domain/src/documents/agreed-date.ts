import { delayReasonSides, type DelayReason, type DelaySide } from "../enumerations/delay-reasons.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { Issue } from "../values/issue.ts";

/** By whose reason a confirmed date has moved; unknown of what was moved before a reason was asked. */
export const movers = ["supplier", "unknown", "neither", "subscriber"] as const satisfies readonly (
  DelaySide | "unknown"
)[];
export type Mover = (typeof movers)[number];

/** What happened to a confirmed date, as its history keeps it. */
export const dateChangeKinds = [
  "supplierMoved",
  "delayed",
  "proposed",
  "refused",
  "agreed",
  "subscriberAsked",
] as const;
export type DateChangeKind = (typeof dateChangeKinds)[number];

/** The delivery date between the parties. */
export type AgreedDate = {
  /** The day that holds now. */
  estimated: CalendarDate | null;
  /** The day that was promised first; the subscriber's own wish alone moves it. */
  committed: CalendarDate | null;
  /** The subscriber's proposal that waits for the supplier's answer. */
  proposed: CalendarDate | null;
  /** The supplier has moved the day or doubts it, and the subscriber has not said what suits. */
  unanswered: boolean;
  /** Why it is late while the supplier cannot tell a new day; null when the day that holds is believed in. */
  held: DelayReason | null;
  /** The heaviest of all by whose reason it has moved. */
  movedBy: Mover | null;
};

export type DateChange = {
  kind: DateChangeKind;
  from: CalendarDate | null;
  to: CalendarDate | null;
  delayReason: DelayReason | null;
  text: string | null;
};

/** What the party that acts gives along; `estimated` is the day of the answer after it. */
export type GivenDate = {
  estimated: CalendarDate | null;
  date?: CalendarDate | undefined;
  delayReason?: DelayReason | undefined;
  text?: string | undefined;
  /** Whether the document is ready after it, so that there is nothing left to answer. */
  ends: boolean;
};

/** `change` is null where there is nothing for the history. */
export type DateStep = { agreed: AgreedDate; change: DateChange | null };
type Step = (agreed: AgreedDate, given: GivenDate) => DateStep;

/** What the supplier moved for its own reasons stays so, whatever else moved it too. */
const heavier = (one: Mover | null, other: Mover): Mover =>
  one !== null && movers.indexOf(one) < movers.indexOf(other) ? one : other;

const textOf = ({ text }: GivenDate) => (text === undefined || text.trim() === "" ? null : text.trim());

const commitDate: Step = (agreed, { estimated }) => ({
  agreed: { ...agreed, estimated, committed: estimated },
  change: null,
});

const endDates: Step = (agreed) => {
  const open = agreed.proposed !== null || agreed.unanswered;
  return { agreed: open ? { ...agreed, proposed: null, unanswered: false, held: null } : agreed, change: null };
};

const moveDate: Step = (agreed, given) => {
  const { estimated, delayReason = null, ends } = given;
  if (agreed.estimated === estimated) return ends ? endDates(agreed, given) : { agreed, change: null };
  if (agreed.estimated === null) return commitDate(agreed, given);
  const movedBy = heavier(agreed.movedBy, delayReason === null ? "unknown" : delayReasonSides[delayReason]);
  return {
    agreed: { ...agreed, estimated, proposed: null, unanswered: !ends, held: null, movedBy },
    change: { kind: "supplierMoved", from: agreed.estimated, to: estimated, delayReason, text: textOf(given) },
  };
};

/** The effects of the table that are about the delivery date, each as a change of what is agreed. Source: beyond F2 */
export const dateEffects = {
  /** The first confirmation. */
  commitDate,
  /** The supplier's answer with another day than before; an open proposal ends with it. */
  moveDate,
  /** Nothing of it is left to be answered. */
  endDates,

  /** Told before it is late: another day is a move; without one the day is not believed in until another is told, or itself again. */
  tellDelay: (agreed, given) => {
    const { estimated } = agreed;
    const { date = null, delayReason = null } = given;
    const change = { kind: "delayed", from: estimated, to: date, delayReason, text: textOf(given) } as const;
    if (date === null) return { agreed: { ...agreed, held: delayReason, unanswered: true }, change };
    if (date === estimated)
      return { agreed: { ...agreed, held: null, unanswered: estimated !== agreed.committed }, change };
    return { agreed: moveDate(agreed, { ...given, estimated: date }).agreed, change };
  },

  acceptDate: (agreed) => ({
    agreed: { ...agreed, proposed: null, unanswered: false },
    change: { kind: "agreed", from: agreed.estimated, to: agreed.estimated, delayReason: null, text: null },
  }),

  proposeDate: (agreed, given) => ({
    agreed: { ...agreed, proposed: given.date ?? null },
    change: {
      kind: "proposed",
      from: agreed.estimated,
      to: given.date ?? null,
      delayReason: null,
      text: textOf(given),
    },
  }),

  /** Proposed in answer to a move of the supplier's it leaves the first promise; else it is the subscriber's own wish. */
  takeProposedDate: (agreed) => {
    const { estimated, proposed, unanswered, held } = agreed;
    const movedBy = held === null ? agreed.movedBy : heavier(agreed.movedBy, delayReasonSides[held]);
    const told = { from: estimated, to: proposed, delayReason: null, text: null };
    const settled = { ...agreed, estimated: proposed, proposed: null, unanswered: false, held: null, movedBy };
    if (unanswered) return { agreed: settled, change: { kind: "agreed", ...told } };
    return {
      agreed: { ...settled, committed: proposed, movedBy: heavier(movedBy, "subscriber") },
      change: { kind: "subscriberAsked", ...told },
    };
  },

  refuseProposedDate: (agreed, given) => ({
    agreed: { ...agreed, proposed: null },
    change: { kind: "refused", from: agreed.estimated, to: agreed.proposed, delayReason: null, text: textOf(given) },
  }),
} as const satisfies Record<string, Step>;
export type DateEffect = keyof typeof dateEffects;

type Proposal = { date: string | undefined; estimated: string | null; held: boolean };

/** What is wrong with the day that a row proposes or tells: it has to be another than the one that holds, unless that was doubted. */
export function checkProposal(effects: readonly string[], { date, estimated, held }: Proposal): Issue[] {
  const named: readonly DateEffect[] = held ? ["proposeDate"] : ["proposeDate", "tellDelay"];
  const same = date === estimated && named.some((effect) => effects.includes(effect));
  return same ? [{ path: "date", code: "DATE_UNCHANGED" }] : [];
}

export const isDateEffect = (name: string): name is DateEffect => Object.hasOwn(dateEffects, name);

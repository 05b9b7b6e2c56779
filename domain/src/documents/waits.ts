import { addDays, type CalendarDate } from "../values/calendar-date.ts";
import { finalStates, type DocumentState } from "./document-states.ts";
import { dateOfInstant } from "../values/instant.ts";
import { chargeDays } from "./request-states.ts";
import type { Side } from "./sides.ts";

/** Why a document waits for one of its sides. */
export const waitReasons = [
  "returned",
  "question",
  "cancelRequest",
  "cancelCharge",
  "amendRequest",
  "amendCharge",
  "repair",
] as const;
export type WaitReason = (typeof waitReasons)[number];

/** That a document waits for one of its sides; one at most for each side and reason. */
export type Wait = {
  for: Side;
  why: WaitReason;
  /** Instant from which on it waits. */
  since: string;
  /** Calendar date by which it should have ended, when one was asked for. */
  by: string | null;
};

type Turn = Pick<Wait, "for" | "why">;

/** Effects of the table that begin a wait or end one. */
export const waitEffects = {
  setReturned: { begins: { for: "subscriber", why: "returned" } },
  clearReturned: { ends: { for: "subscriber", why: "returned" } },
  askSubscriber: { begins: { for: "subscriber", why: "question" } },
  askSupplier: { begins: { for: "supplier", why: "question" } },
  endSubscriberQuestion: { ends: { for: "subscriber", why: "question" } },
  endSupplierQuestion: { ends: { for: "supplier", why: "question" } },
  askToCancel: { begins: { for: "supplier", why: "cancelRequest" } },
  endCancelRequest: { ends: { for: "supplier", why: "cancelRequest" } },
  chargeForCancelling: { begins: { for: "subscriber", why: "cancelCharge" }, days: chargeDays },
  endCancelCharge: { ends: { for: "subscriber", why: "cancelCharge" } },
  askToAmend: { begins: { for: "supplier", why: "amendRequest" } },
  endAmendRequest: { ends: { for: "supplier", why: "amendRequest" } },
  chargeForAmending: { begins: { for: "subscriber", why: "amendCharge" }, days: chargeDays },
  endAmendCharge: { ends: { for: "subscriber", why: "amendCharge" } },
  askAboutRepair: { begins: { for: "subscriber", why: "repair" } },
  endRepairAnswer: { ends: { for: "subscriber", why: "repair" } },
} as const satisfies Record<string, { begins: Turn; days?: number } | { ends: Turn }>;
export type WaitEffect = keyof typeof waitEffects;

const isOf =
  (turn: Turn) =>
  (wait: Wait): boolean =>
    wait.for === turn.for && wait.why === turn.why;

/** Whether a document waits for the side for this reason. */
export const waitsFor = (waits: readonly Wait[], turn: Turn): boolean => waits.some(isOf(turn));

const ofRequests: ReadonlySet<WaitReason> = new Set(["cancelRequest", "cancelCharge", "amendRequest", "amendCharge"]);

/** What a request that is under way waits for: for its supplier's answer, or for its subscriber to accept what it costs. */
export const requestOf = (waits: readonly Wait[]): Wait | undefined => waits.find(({ why }) => ofRequests.has(why));

type Began = { at: string; by?: string | null | undefined };

function afterEffect(waits: readonly Wait[], effect: WaitEffect, { at, by = null }: Began): readonly Wait[] {
  const change: { begins?: Turn; ends?: Turn; days?: number } = waitEffects[effect];
  const { begins, ends, days } = change;
  const until = days === undefined ? by : addDays(dateOfInstant(at), days);
  if (ends) return waits.some(isOf(ends)) ? waits.filter((wait) => !isOf(ends)(wait)) : waits;
  return begins && !waits.some(isOf(begins)) ? [...waits, { ...begins, since: at, by: until }] : waits;
}

type Change = { effects: readonly string[]; to: DocumentState | null };

/** What a document waits for after a row of the table; of what has ended it asks nothing more than that row does. */
export function waitsAfter(waits: readonly Wait[], { effects, to }: Change, began: Began): readonly Wait[] {
  let left = finalStates.some((state) => state === to) ? [] : waits;
  for (const effect of effects)
    if (Object.hasOwn(waitEffects, effect)) left = afterEffect(left, effect as WaitEffect, began);
  return left;
}

type Asked = { today: CalendarDate; repairAnswerDays: number; answerBy?: string | null | undefined };

/** By which day what the effects begin should have ended: a repair is answered within the days of the setting. */
export const answerDayOf = (effects: readonly string[], { today, repairAnswerDays, answerBy }: Asked) =>
  effects.includes("askAboutRepair" satisfies WaitEffect) ? addDays(today, repairAnswerDays) : answerBy;

/** The repair that the subscriber may still accept or refuse. */
export const repairToAnswer = (waits: readonly Wait[], today: CalendarDate): Wait | undefined =>
  waits.find(({ why, by }) => why === "repair" && (by === null || by >= today));

/** Since when a document has waited for the side; null when it does not. */
export function waitingSince(waits: readonly Wait[], side: Side): string | null {
  const [first] = waits.flatMap((wait) => (wait.for === side ? [wait.since] : [])).toSorted();
  return first ?? null;
}

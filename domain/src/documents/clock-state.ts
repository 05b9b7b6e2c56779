import type { ServiceTimes } from "../service-times/service-times.ts";
import { percentOfCourse } from "./clock-course.ts";
import { isShownToSubscriber, standsFor, type Clock, type ClockWarning } from "./clocks.ts";

export const clockStates = ["running", "paused", "atRisk", "late", "met", "missed"] as const;
export type ClockState = (typeof clockStates)[number];

/** What a clock that turns does to its document, as the log and notices name it. */
export const clockActions = { atRisk: "clockAtRisk", late: "clockLate" } as const satisfies Record<
  ClockWarning,
  string
>;
export type ClockAction = (typeof clockActions)[ClockWarning];

/** How a clock stands now; the subscriber is not told of risks. */
export function clockState(clock: Clock, now: string): ClockState {
  if (clock.stoppedAt !== null) return clock.missed ? "missed" : "met";
  if (standsFor(clock) !== null) return "paused";
  if (now > clock.dueAt) return "late";
  return now >= clock.riskAt ? "atRisk" : "running";
}

/** The share of its time that has gone, in percent. */
export function clockPercent(clock: Clock, times: ServiceTimes, now: string): number {
  const { target, startedAt, dueAt } = clock;
  const until = clock.stoppedAt ?? now;
  if (target !== null) return percentOfCourse({ ...clock, target }, times, until);
  const [start, due, end] = [startedAt, dueAt, until].map((instant) => Date.parse(instant)) as [number, number, number];
  return due <= start ? 100 : Math.floor(((end - start) * 100) / (due - start));
}

/** What lists, filters and the job look at; instants as JSON has them. */
export type ClockSummary = {
  /** When the most pressing clock that runs is due; null where none runs. */
  dueAt: string | null;
  riskAt: string | null;
  /** The same of those that the subscriber sees. */
  promisedAt: string | null;
  /** Since when the clock that stands has stood. */
  pausedAt: string | null;
  /** Whether any clock that both sides see was late when it stopped; null where none has stopped. */
  missed: boolean | null;
  /** When something of them is to be told next. */
  checkAt: string | null;
};

const earliest = (instants: readonly string[]): string | null => instants.toSorted()[0] ?? null;

const dueWarnings = ({ riskAt, dueAt, told }: Clock): string[] => [
  ...(told.includes("atRisk") || told.includes("late") ? [] : [riskAt]),
  ...(told.includes("late") ? [] : [dueAt]),
];

export function summaryOf(clocks: readonly Clock[]): ClockSummary {
  const running = clocks.filter((clock) => clock.stoppedAt === null);
  const pressing = running.filter((clock) => standsFor(clock) === null);
  const stopped = clocks.filter(({ stoppedAt, name }) => stoppedAt !== null && isShownToSubscriber(name));
  const pauses = running.flatMap((clock) => clock.pauses.filter(({ to }) => to === null));
  return {
    dueAt: earliest(pressing.map(({ dueAt }) => dueAt)),
    riskAt: earliest(pressing.map(({ riskAt }) => riskAt)),
    promisedAt: earliest(pressing.filter(({ name }) => isShownToSubscriber(name)).map(({ dueAt }) => dueAt)),
    pausedAt: earliest(pauses.map(({ from }) => from)),
    missed: stopped.length === 0 ? null : stopped.some(({ missed }) => missed),
    checkAt: earliest(pressing.flatMap(dueWarnings)),
  };
}

const hasYetToTell = (clock: Clock, warning: ClockWarning, now: string): boolean =>
  clockState(clock, now) === warning && !clock.told.includes(warning);

/** What is to be told of the clocks now: what is late before what is at risk, one of them at a time. */
export function nextWarning(clocks: readonly Clock[], now: string) {
  for (const warning of ["late", "atRisk"] as const) {
    const clock = clocks.find((one) => hasYetToTell(one, warning, now));
    if (clock) return { clock, warning };
  }
  return undefined;
}

/** The clocks with this warning of one of them as told. */
export const withTold = (clocks: readonly Clock[], { name }: Clock, warning: ClockWarning): Clock[] =>
  clocks.map((clock) => (clock.name === name ? { ...clock, told: [...clock.told, warning] } : clock));

/** The clocks with all that could be told by now as told, for nobody is told of what was before there were clocks. */
export function withoutNews(clocks: readonly Clock[], now: string): Clock[] {
  let quiet = [...clocks];
  for (let next = nextWarning(quiet, now); next; next = nextWarning(quiet, now))
    quiet = withTold(quiet, next.clock, next.warning);
  return quiet;
}

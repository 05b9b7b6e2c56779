import { expect, test } from "vitest";
import { daysOffOn } from "../service-times/days-off.ts";
import type { OpenHours } from "../service-times/service-calendar.ts";
import { defaultServiceTimes, type ServiceTimes } from "../service-times/service-times.ts";
import { helsinkiClock } from "../values/helsinki-clock.ts";
import { testSize } from "../../test/test-size.ts";
import { clocksAfter, type Clock, type ClockedDocument } from "./clocks.ts";
import { dueOfCourse, dueOfDay, percentOfCourse, tookUntil, type Pause } from "./clock-course.ts";

const SEQUENCES = testSize(1000, 10_000);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const first = Date.parse("2026-10-01T00:00:00Z");
const hours = 24 * 400;

const times: ServiceTimes = {
  ...defaultServiceTimes,
  hours: [
    { from: "08:00", to: "16:00" },
    { from: "08:00", to: "16:00" },
    { from: "07:30", to: "20:15" },
    null,
    { from: "08:00", to: "16:00" },
    { from: "10:00", to: "13:00" },
    null,
  ],
  worked: ["epiphany"],
  exceptions: [
    { date: "2026-11-12", hours: { from: "09:00", to: "10:00" }, reason: "Päivystys" },
    { date: "2026-11-16", hours: null, reason: "Inventaario" },
  ],
};

const isWithin = (time: string, span: OpenHours | null): boolean =>
  span !== null && span.from <= time && time < span.to;

/** Whether each minute is open, found without the arithmetic: by what the clock shows. */
const open = Uint8Array.from({ length: hours * 60 }, (_, minute) => minute).map(() => 0);
for (let hour = 0; hour < hours; hour += 1) {
  const { date, time } = helsinkiClock(new Date(first + hour * HOUR));
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
  const exception = times.exceptions.find((one) => one.date === date);
  const off = daysOffOn(date).some((day) => !times.worked.includes(day));
  const span = exception ? exception.hours : off ? null : (times.hours[weekday - 1] ?? null);
  for (let minute = 0; minute < 60; minute += 1)
    open[hour * 60 + minute] = isWithin(`${time.slice(0, 3)}${String(minute).padStart(2, "0")}`, span) ? 1 : 0;
}

/** A course of numbers that are the same every time. */
function makeChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const instantOf = (minute: number): string => new Date(first + minute * MINUTE).toISOString();

const document: ClockedDocument = {
  documentType: "Order",
  eventState: "IN_PROCESSING",
  category: "WDM",
  slaClass: "Nopea",
  faultType: null,
  processingAt: instantOf(0),
  cancelledByCustomer: false,
  cancelConfirmed: false,
  deliveryDate: null,
  paused: null,
  heldBySubscriber: false,
};

type Edge = { at: number; paused: "returned" | null };

const edgesOf = (pauses: readonly Pause[]): Edge[] =>
  pauses.flatMap(({ from, to }) => [
    { at: (Date.parse(from) - first) / MINUTE, paused: "returned" },
    { at: (Date.parse(to ?? from) - first) / MINUTE, paused: null },
  ]);

/** The confirmation of an order of an SLA class that has so many minutes, after its document stood and went on so. */
function walk(amount: number, edges: readonly Edge[]): Clock | undefined {
  const target = { amount, unit: "minutes", always: false } as const;
  const confirmation = (of: typeof target) => ({ name: "confirmation", category: null, target: of }) as const;
  const served: ServiceTimes = {
    ...times,
    targets: [confirmation({ ...target, amount: amount + 1 })],
    classes: [{ name: "nopea", targets: [confirmation(target)] }],
  };
  const clocks = edges.reduce<Clock[]>(
    (before, { at, paused }) => clocksAfter(before, { ...document, paused }, { at: instantOf(at), times: served }),
    [],
  );
  return clocks.find(({ name }) => name === "confirmation");
}

test(`${SEQUENCES} courses of pauses are due when a counter of minutes says`, { timeout: 120_000 }, () => {
  const chance = makeChance(20_261_123);
  const faults: object[] = [];
  for (let sequence = 0; sequence < SEQUENCES; sequence += 1) {
    const start = chance(60 * 24 * 60);
    const amount = 1 + chance(3000);
    const pauses: Pause[] = [];
    let minute = start;
    for (let count = chance(6); count > 0; count -= 1) {
      const from = minute + 1 + chance(2000);
      minute = from + 1 + chance(4000);
      pauses.push({ from: instantOf(from), to: instantOf(minute), why: "returned" });
    }
    const course = { startedAt: instantOf(start), target: { amount, unit: "minutes", always: false } as const, pauses };
    const stands = (at: number) =>
      pauses.some(({ from, to }) => instantOf(at) >= from && (to === null || instantOf(at) < to));
    const edges = pauses.flatMap(({ from, to }) => [Date.parse(from), Date.parse(to ?? from)]);
    let [counted, at, standing] = [0, start, false];
    const turns = new Set(edges.map((edge) => (edge - first) / MINUTE));
    while (counted < amount) {
      if (turns.has(at)) standing = stands(at);
      if (!standing) counted += open[at] ?? 0;
      at += 1;
    }
    const { dueAt } = dueOfCourse(course, times);
    if (dueAt !== instantOf(at)) faults.push({ sequence, course, dueAt, counted: instantOf(at) });
    const walked = walk(amount, [{ at: start, paused: null }, ...edgesOf(pauses)]);
    if (walked?.dueAt !== dueAt || walked.slaClass !== "Nopea") faults.push({ sequence, dueAt, walked });
    const half = start + Math.floor((at - start) / 2);
    let gone = 0;
    standing = false;
    for (let passed = start; passed < half; passed += 1) {
      if (turns.has(passed)) standing = stands(passed);
      if (!standing) gone += open[passed] ?? 0;
    }
    const percent = percentOfCourse(course, times, instantOf(half));
    if (percent !== Math.floor((gone * 100) / amount)) faults.push({ sequence, percent, gone, amount });
  }
  expect(faults.slice(0, 3)).toEqual([]);
});

test("a clock that stands has gone no further, and one without any time is through", () => {
  const startedAt = "2026-10-05T05:00:00.000Z";
  const target = { amount: 8, unit: "hours", always: false } as const;
  const from = "2026-10-05T07:00:00.000Z";
  const course = { startedAt, target, pauses: [{ from, to: null, why: "returned" }] } as const;
  const until = "2026-10-05T11:00:00.000Z";
  expect(percentOfCourse(course, defaultServiceTimes, until)).toBe(25);
  expect(tookUntil(course, defaultServiceTimes, until)).toEqual({ run: 120, stood: 240 });
  expect(tookUntil(course, defaultServiceTimes, "2026-10-05T06:00:30.000Z")).toEqual({ run: 61, stood: 0 });
  const never = { ...defaultServiceTimes, hours: defaultServiceTimes.hours.map(() => null) };
  expect(percentOfCourse({ ...course, target: { ...target, amount: 1, unit: "days" } }, never, until)).toBe(100);
});

test("a promised day ends a minute before midnight, and is at risk from an opening before it", () => {
  expect(dueOfDay("2026-12-28", 1, defaultServiceTimes)).toEqual({
    dueAt: "2026-12-28T21:59:00.000Z",
    riskAt: "2026-12-23T06:00:00.000Z",
  });
});

test("a clock that stands is due as if it went on where it stopped", () => {
  const startedAt = "2026-10-05T06:00:00.000Z";
  const target = { amount: 2, unit: "days", always: false } as const;
  const from = "2026-10-05T09:00:00.000Z";
  const never = dueOfCourse({ startedAt, target, pauses: [] }, defaultServiceTimes);
  expect(
    dueOfCourse({ startedAt, target, pauses: [{ from, to: null, why: "returned" }] }, defaultServiceTimes),
  ).toEqual(never);
});

test("it is at risk when the supplier's share of its time has run, before a pause that begins at that minute", () => {
  const startedAt = "2026-10-05T06:00:00.000Z";
  const target = { amount: 4, unit: "hours", always: true } as const;
  const served = { ...defaultServiceTimes, riskPercent: 75 };
  const riskAt = "2026-10-05T09:00:00.000Z";
  expect(dueOfCourse({ startedAt, target, pauses: [] }, served)).toEqual({ dueAt: "2026-10-05T10:00:00.000Z", riskAt });
  const pause = { from: riskAt, to: "2026-10-05T15:00:00.000Z", why: "returned" } as const;
  expect(dueOfCourse({ startedAt, target, pauses: [pause] }, served)).toEqual({
    dueAt: "2026-10-05T16:00:00.000Z",
    riskAt,
  });
});

import { describe, expect, it } from "vitest";
import { defaultServiceTimes as times } from "../service-times/service-times.ts";
import { instantInHelsinki } from "../values/instant.ts";
import { clockPercent, clockState, nextWarning, summaryOf, withoutNews, withTold } from "./clock-state.ts";
import { clocksAfter, clocksAnew, clocksOf, type Clock, type ClockedDocument } from "./clocks.ts";

const at = (date: string, time = "12:00"): string => instantInHelsinki(date, time) ?? "";

const order: ClockedDocument = {
  documentType: "Order",
  eventState: "OPEN",
  category: "ETHERNET_CONNECTION",
  slaClass: null,
  faultType: null,
  processingAt: null,
  cancelledByCustomer: false,
  cancelConfirmed: false,
  deliveryDate: null,
  paused: null,
  heldBySubscriber: false,
};

type Step = [at: string, change: Partial<ClockedDocument>];

/** The clocks after each of these happened to the document, beginning with it as it was made. */
function walk(document: ClockedDocument, steps: readonly Step[]): Clock[] {
  const changed = steps.map((_step, index) =>
    Object.assign({}, ...steps.slice(0, index + 1).map(([, change]) => change)),
  );
  return steps.reduce<Clock[]>(
    (clocks, [when], index) => clocksAfter(clocks, { ...document, ...changed[index] }, { at: when, times }),
    [],
  );
}

const named = (clocks: readonly Clock[], name: Clock["name"]) => clocks.find((clock) => clock.name === name);
const made: Step = [at("2026-12-22", "14:30"), {}];
const taken: Step = [
  at("2026-12-23", "10:00"),
  { eventState: "IN_PROCESSING", processingAt: at("2026-12-23", "10:00") },
];

describe("an order", () => {
  it("is to be taken up and confirmed", () => {
    const clocks = walk(order, [made]);
    expect(clocks.map(({ name, dueAt }) => [name, dueAt])).toEqual([
      ["takeUp", at("2026-12-23", "16:00")],
      ["confirmation", at("2026-12-31", "16:00")],
    ]);
    expect(summaryOf(clocks)).toMatchObject({
      dueAt: at("2026-12-23", "16:00"),
      promisedAt: at("2026-12-31", "16:00"),
      pausedAt: null,
      missed: null,
    });
  });

  it("stands while its delivery waits for what the subscriber lacks, and is asked for by the day that is told then", () => {
    const promised: Step = [at("2026-12-23"), { eventState: "CONFIRMED", deliveryDate: "2026-12-30" }];
    const held: Step = [at("2026-12-28"), { heldBySubscriber: true }];
    const standing = walk(order, [made, taken, promised, held]);
    expect(named(standing, "delivery")?.pauses).toEqual([{ from: held[0], to: null, why: "held" }]);
    expect(summaryOf(standing)).toMatchObject({ dueAt: null, promisedAt: null, pausedAt: held[0] });
    const told: Step = [at("2027-01-04"), { heldBySubscriber: false, deliveryDate: "2027-01-08" }];
    const running = named(walk(order, [made, taken, promised, held, told]), "delivery");
    expect(running).toMatchObject({ dueAt: at("2027-01-08", "23:59"), stoppedAt: null, missed: false });
    expect(running?.pauses).toEqual([{ from: held[0], to: told[0], why: "held" }]);
  });

  it("stands while it is returned, and goes on with what was left", () => {
    const returned: Step = [at("2026-12-23", "12:00"), { eventState: "OPEN", paused: "returned" }];
    const standing = walk(order, [made, taken, returned]);
    expect(named(standing, "takeUp")).toMatchObject({ stoppedAt: taken[0], missed: false });
    expect(summaryOf(standing)).toMatchObject({ dueAt: null, promisedAt: null, checkAt: null, pausedAt: returned[0] });
    const completed: Step = [at("2026-12-28", "12:00"), { paused: null }];
    const clock = named(walk(order, [made, taken, returned, completed]), "confirmation");
    expect(clock).toMatchObject({
      originalDueAt: at("2026-12-31", "16:00"),
      dueAt: at("2027-01-04", "16:00"),
      pauses: [{ from: returned[0], to: completed[0], why: "returned" }],
    });
  });

  it("tells once it has stopped how long its supplier was at it, and waited", () => {
    const returned: Step = [at("2026-12-23", "12:00"), { eventState: "OPEN", paused: "returned" }];
    const completed: Step = [at("2026-12-28", "10:00"), { paused: null }];
    const confirmed: Step = [at("2026-12-28", "12:00"), { eventState: "CONFIRMED", deliveryDate: "2027-02-01" }];
    const clocks = walk(order, [made, taken, returned, completed, confirmed]);
    expect(named(clocks, "confirmation")).toMatchObject({ took: { run: (1.5 + 4 + 2) * 60, stood: (4 + 2) * 60 } });
    expect(named(clocks, "delivery")?.took).toBeNull();
    expect(named(walk(order, [made, taken, returned]), "confirmation")?.took).toBeNull();
  });

  it("keeps no pause that ended in its own minute, however often it was returned", () => {
    const bounces = Array.from({ length: 50 }, (): Step[] => [
      [at("2026-12-23", "12:00"), { eventState: "OPEN", paused: "returned" }],
      [at("2026-12-23", "12:00"), { paused: null }],
    ]);
    const clock = named(walk(order, [made, taken, ...bounces.flat()]), "confirmation");
    expect(clock).toMatchObject({ dueAt: clock?.originalDueAt, pauses: [] });
  });

  it("is met in time and missed after it", () => {
    const confirmed = (when: string): Step => [when, { eventState: "CONFIRMED", deliveryDate: "2027-02-01" }];
    const inTime = walk(order, [made, taken, confirmed(at("2026-12-31", "16:00"))]);
    expect(named(inTime, "confirmation")?.missed).toBe(false);
    const late = walk(order, [made, taken, confirmed(at("2026-12-31", "16:01"))]);
    expect(named(late, "confirmation")?.missed).toBe(true);
    expect(summaryOf(late).missed).toBe(true);
    expect(named(late, "delivery")).toMatchObject({
      target: null,
      dueAt: at("2027-02-01", "23:59"),
      riskAt: at("2027-01-27", "08:00"),
    });
  });

  it("has a delivery that is done when it is ready, and not when it is cancelled", () => {
    const confirmed: Step = [at("2026-12-28"), { eventState: "CONFIRMED", deliveryDate: "2027-02-01" }];
    const delivering: Step = [at("2027-01-20"), { eventState: "IN_DELIVERY" }];
    const ready = walk(order, [made, taken, confirmed, delivering, [at("2027-02-02"), { eventState: "READY" }]]);
    expect(named(ready, "delivery")).toMatchObject({ missed: true, riskAt: at("2027-01-29", "08:00") });
    const given = walk(order, [made, taken, confirmed, [at("2027-01-20"), { eventState: "CANCELLED" }]]);
    expect(named(given, "delivery")).toBeUndefined();
    expect(named(given, "confirmation")?.missed).toBe(false);
  });

  it("is delivered in time when it is ready on its day", () => {
    const confirmed: Step = [at("2026-12-28"), { eventState: "CONFIRMED", deliveryDate: "2027-02-01" }];
    const ready: Step = [at("2027-02-01", "20:00"), { eventState: "READY" }];
    expect(named(walk(order, [made, taken, confirmed, ready]), "delivery")).toMatchObject({
      stoppedAt: ready[0],
      missed: false,
    });
    const unsaid: Step = [at("2026-12-29"), { deliveryDate: null }];
    expect(named(walk(order, [made, taken, confirmed, unsaid]), "delivery")).toBeUndefined();
  });

  it("has no cancellation to confirm when its supplier cancelled it", () => {
    const cancelled: Step = [at("2026-12-23", "12:00"), { eventState: "CANCELLED" }];
    expect(named(walk(order, [made, taken, cancelled]), "cancellation")).toBeUndefined();
  });

  it("stands on from the first minute while it is returned, whatever else happens", () => {
    const returned: Step = [at("2026-12-23", "12:00"), { eventState: "OPEN", paused: "returned" }];
    const touched: Step = [at("2026-12-28", "12:00"), { slaClass: "Nopea" }];
    const clock = named(walk(order, [made, taken, returned, touched]), "confirmation");
    expect(clock?.pauses).toEqual([{ from: returned[0], to: null, why: "returned" }]);
  });

  it("does not stand any more once it is late", () => {
    const pausesAt = (time: string) =>
      named(walk(order, [made, taken, [at("2026-12-31", time), { paused: "returned" }]]), "confirmation")?.pauses;
    expect(["15:59", "16:00", "16:01"].map((time) => pausesAt(time)?.length)).toEqual([1, 0, 0]);
  });

  it("that is answered while it stands has had the time that it stood", () => {
    const returned: Step = [at("2026-12-23", "12:00"), { eventState: "OPEN", paused: "returned" }];
    const confirmed: Step = [at("2027-01-04", "12:00"), { eventState: "CONFIRMED", deliveryDate: "2027-02-01" }];
    expect(named(walk(order, [made, taken, returned, confirmed]), "confirmation")).toMatchObject({
      stoppedAt: confirmed[0],
      missed: false,
    });
  });

  it("counts minutes: a pause of seconds within one is none", () => {
    const second = (seconds: string) => at("2026-12-23", "12:00").replace(":00.000Z", `:${seconds}.000Z`);
    const returned: Step = [second("10"), { eventState: "OPEN", paused: "returned" }];
    const clock = named(walk(order, [made, taken, returned, [second("50"), { paused: null }]]), "confirmation");
    expect(clock?.pauses).toEqual([]);
  });

  it("asks to confirm the customer's cancellation, and is neither met nor missed", () => {
    const cancelled: Step = [at("2026-12-28"), { eventState: "CANCELLED", cancelledByCustomer: true }];
    const clocks = walk(order, [made, cancelled]);
    expect(clocks.map(({ name }) => name)).toEqual(["takeUp", "cancellation"]);
    expect(named(clocks, "takeUp")?.missed).toBe(true);
    const known = walk(order, [made, taken, cancelled, [at("2026-12-29"), { cancelConfirmed: true }]]);
    expect(known.map(({ name, missed }) => [name, missed])).toEqual([
      ["takeUp", false],
      ["cancellation", false],
    ]);
  });
});

describe("other documents", () => {
  it("an urgent fault goes round the clock", () => {
    const clocks = walk({ ...order, documentType: "Fault", faultType: "urgentFault" }, [
      [at("2026-12-24", "23:00"), {}],
    ]);
    expect(clocks.map(({ name, dueAt }) => [name, dueAt])).toEqual([
      ["takeUp", at("2026-12-24", "23:30")],
      ["repair", at("2026-12-25", "07:00")],
    ]);
  });
  it("a fault is taken up in hours, and a delivery that is checked has days", () => {
    const fault: ClockedDocument = { ...order, documentType: "Fault", faultType: "fault" };
    const start: Step = [at("2026-11-02", "08:00"), {}];
    const due = (faultType: string) => walk({ ...fault, faultType }, [start]).map(({ name, dueAt }) => [name, dueAt]);
    expect(due("fault")).toEqual([
      ["takeUp", at("2026-11-02", "12:00")],
      ["repair", at("2026-11-05", "16:00")],
    ]);
    expect(due("deliveryChecking")).toEqual([
      ["takeUp", at("2026-11-02", "12:00")],
      ["repair", at("2026-11-09", "16:00")],
    ]);
  });
  it("a slow category has twice the time, and services none", () => {
    const inquiry: ClockedDocument = { ...order, documentType: "Inquiry" };
    const start: Step = [at("2026-11-02"), {}];
    expect(named(walk(inquiry, [start]), "inquiryAnswer")?.dueAt).toBe(at("2026-11-09", "16:00"));
    expect(named(walk({ ...inquiry, category: "WDM" }, [start]), "inquiryAnswer")?.dueAt).toBe(
      at("2026-11-16", "16:00"),
    );
    expect(walk({ ...inquiry, category: "SERVICES" }, [start]).map(({ name }) => name)).toEqual(["takeUp"]);
  });
  it("of an SLA class have its times, and keep them whatever the class becomes", () => {
    const inquiry: ClockedDocument = { ...order, documentType: "Inquiry", slaClass: "Nopea" };
    const day = { amount: 1, unit: "days", always: false } as const;
    const served = (amount: number) => ({
      ...times,
      classes: [
        { name: "Nopea", targets: [{ name: "inquiryAnswer" as const, category: null, target: { ...day, amount } }] },
      ],
    });
    const begun = clocksAfter([], inquiry, { at: at("2026-11-02"), times: served(2) });
    expect(begun.map(({ name, dueAt, slaClass }) => [name, dueAt, slaClass])).toEqual([
      ["takeUp", at("2026-11-03", "16:00"), undefined],
      ["inquiryAnswer", at("2026-11-04", "16:00"), "Nopea"],
    ]);
    const asked = { at: at("2026-11-02", "13:00"), times: served(1) };
    for (const slaClass of ["Nopea", "Hidas", null])
      expect(clocksAfter(begun, { ...inquiry, slaClass }, asked)).toEqual(begun);
    expect(clocksAfter([], inquiry, asked)[1]?.dueAt).toBe(at("2026-11-03", "16:00"));
    const closed = { ...served(1), exceptions: [{ date: "2026-11-04", hours: null, reason: "Muutto" }] };
    expect(clocksAnew(begun, inquiry, closed)[1]).toMatchObject({
      dueAt: at("2026-11-05", "16:00"),
      slaClass: "Nopea",
    });
  });
  it("what is opened again goes on where it stopped", () => {
    const fault: ClockedDocument = { ...order, documentType: "Fault", faultType: "fault" };
    const ready: Step = [at("2026-11-03", "12:00"), { eventState: "READY" }];
    const again: Step = [at("2026-11-10", "12:00"), { eventState: "IN_PROCESSING" }];
    const start: Step = [at("2026-11-02", "12:00"), {}];
    const worked: Step = [
      at("2026-11-02", "12:30"),
      { eventState: "IN_PROCESSING", processingAt: at("2026-11-02", "12:30") },
    ];
    expect(named(walk(fault, [start, worked, ready]), "repair")?.dueAt).toBe(at("2026-11-05", "16:00"));
    expect(named(walk(fault, [start, worked, ready, again]), "repair")).toMatchObject({
      stoppedAt: null,
      dueAt: at("2026-11-12", "16:00"),
      pauses: [{ from: ready[0], to: again[0], why: "reopened" }],
    });
    const late: Step = [at("2026-11-09", "12:00"), { eventState: "READY" }];
    expect(named(walk(fault, [start, worked, late]), "repair")?.missed).toBe(true);
    expect(named(walk(fault, [start, worked, late, again]), "repair")?.missed).toBe(false);
  });
});

describe("how a clock stands", () => {
  const [takeUp] = walk(order, [[at("2026-11-02", "08:00"), {}]]) as [Clock];
  it("is told by the share of its time that has gone", () => {
    expect(clockState(takeUp, at("2026-11-03", "11:59"))).toBe("running");
    expect(clockState(takeUp, at("2026-11-03", "12:00"))).toBe("atRisk");
    expect(clockState(takeUp, at("2026-11-03", "16:01"))).toBe("late");
    expect(clockPercent(takeUp, times, at("2026-11-03", "12:00"))).toBe(75);
    expect(clockPercent(takeUp, times, at("2026-11-04", "08:00"))).toBe(100);
  });
  it("is told once, late before at risk", () => {
    const now = at("2026-11-03", "17:00");
    const late = nextWarning([takeUp], now);
    expect(late?.warning).toBe("late");
    const told = withTold([takeUp], takeUp, "late");
    expect(nextWarning(told, now)).toBeUndefined();
    expect(summaryOf(told).checkAt).toBeNull();
    expect(summaryOf([takeUp]).checkAt).toBe(takeUp.riskAt);
    expect(withoutNews([takeUp], now)).toEqual(told);
  });
  it("keeps its day where the document has none any more", () => {
    const promised: Step = [at("2026-12-23"), { eventState: "CONFIRMED", deliveryDate: "2026-12-30" }];
    const clocks = walk(order, [made, taken, promised]);
    expect(clocksAnew(clocks, { ...order, eventState: "CONFIRMED" }, times)).toEqual(clocks);
    expect(clocksAnew(clocks, { ...order, eventState: "READY", deliveryDate: "2027-01-08" }, times)).toEqual(clocks);
  });
  it("is met, missed or stands, whatever the time", () => {
    const now = at("2026-11-03", "17:00");
    const stopped = { ...takeUp, stoppedAt: at("2026-11-03", "09:00") };
    expect(clockState(stopped, now)).toBe("met");
    expect(clockState({ ...stopped, missed: true }, now)).toBe("missed");
    const pause = { from: at("2026-11-02", "09:00"), to: null, why: "returned" } as const;
    expect(clockState({ ...takeUp, pauses: [pause] }, now)).toBe("paused");
    expect(clockState({ ...takeUp, pauses: [{ ...pause, to: at("2026-11-02", "10:00") }] }, now)).toBe("late");
    expect(clockState(takeUp, takeUp.dueAt)).toBe("atRisk");
  });
  it("has gone as far as the days between its beginning and its day, and at most all of it", () => {
    const delivery = { ...takeUp, target: null, startedAt: at("2026-11-02"), dueAt: at("2026-11-12") };
    expect(clockPercent(delivery, times, at("2026-11-05"))).toBe(30);
    expect(clockPercent({ ...delivery, stoppedAt: at("2026-11-07") }, times, at("2026-11-30"))).toBe(50);
    expect(clockPercent(delivery, times, at("2026-11-13"))).toBe(110);
    expect(clockPercent({ ...delivery, dueAt: delivery.startedAt }, times, at("2026-11-05"))).toBe(100);
    expect(clockPercent({ ...takeUp, stoppedAt: at("2026-11-02", "12:00") }, times, at("2026-11-05"))).toBe(25);
  });
  it("is told of one at a time, and the others are left as they are", () => {
    const [one, other] = walk(order, [[at("2026-11-02", "08:00"), {}]]) as [Clock, Clock];
    expect(withTold([one, other], other, "atRisk")).toEqual([one, { ...other, told: ["atRisk"] }]);
    const now = at("2026-11-09", "16:01");
    expect(withoutNews([one, other], now).map(({ told }) => told)).toEqual([["late"], ["late"]]);
    expect(nextWarning([{ ...one, told: ["late"] }, other], at("2026-11-09", "08:00"))).toEqual({
      clock: other,
      warning: "atRisk",
    });
    expect(summaryOf([{ ...one, told: ["atRisk"] }]).checkAt).toBe(one.dueAt);
    expect(summaryOf([one, other])).toMatchObject({ dueAt: one.dueAt, riskAt: one.riskAt, promisedAt: other.dueAt });
    expect(summaryOf([{ ...one, stoppedAt: one.startedAt, missed: true }]).missed).toBeNull();
    expect(summaryOf([{ ...other, stoppedAt: one.startedAt }]).missed).toBe(false);
    const [met, missed] = [false, true].map((late) => ({ ...other, stoppedAt: one.startedAt, missed: late }));
    expect(summaryOf([met, missed] as Clock[]).missed).toBe(true);
    const over = { from: at("2026-11-02", "09:00"), to: at("2026-11-02", "10:00"), why: "returned" } as const;
    expect(summaryOf([{ ...one, pauses: [over] }]).pausedAt).toBeNull();
  });
  it("is asked for by the supplier's types, and by the subscriber without what is the supplier's own aim", () => {
    expect(clocksOf(["Fault"], "supplier")).toEqual(["takeUp", "repair"]);
    expect(clocksOf(["Fault"], "subscriber")).toEqual(["repair"]);
    expect(clocksOf(["Order", "Inquiry"], "subscriber")).toEqual([
      "inquiryAnswer",
      "confirmation",
      "delivery",
      "cancellation",
    ]);
    expect(clocksOf([], "supplier")).toEqual([]);
  });
  it("moves with the calendar while it runs, and keeps what it was first", () => {
    const closed = { ...times, exceptions: [{ date: "2026-11-03", hours: null, reason: "Muutto" }] };
    const [moved] = clocksAnew([takeUp], order, closed) as [Clock];
    expect(moved).toMatchObject({ dueAt: at("2026-11-04", "16:00"), originalDueAt: takeUp.dueAt });
    const stopped = { ...takeUp, stoppedAt: at("2026-11-02", "09:00") };
    expect(clocksAnew([stopped], order, closed)).toEqual([stopped]);
  });
});

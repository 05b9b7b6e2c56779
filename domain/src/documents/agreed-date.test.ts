import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateReasons, delayReasonSides, type DelayReason } from "../enumerations/delay-reasons.ts";
import {
  checkProposal,
  dateEffects,
  isDateEffect,
  type AgreedDate,
  type DateEffect,
  type GivenDate,
} from "./agreed-date.ts";

const nothing: AgreedDate = {
  estimated: null,
  committed: null,
  proposed: null,
  unanswered: false,
  held: null,
  movedBy: null,
};

type Told = Partial<GivenDate>;

/** What is agreed after these effects, each with what was given along. */
const agreedAfter = (...steps: [DateEffect, Told?][]): AgreedDate =>
  steps.reduce((agreed, [effect, given = {}]) => {
    const { agreed: after } = dateEffects[effect](agreed, { estimated: agreed.estimated, ends: false, ...given });
    return after;
  }, nothing);

const confirmed = ["commitDate", { estimated: "2026-12-10" }] as const satisfies [DateEffect, Told];
const moved = (estimated: string, delayReason: DelayReason): [DateEffect, Told] => [
  "moveDate",
  { estimated, delayReason, text: "Kortti puuttuu" },
];

describe("the delivery date between the parties (F2)", () => {
  test("what the supplier moves leaves the first promise and waits for the subscriber", () => {
    expect(agreedAfter(confirmed, moved("2026-12-20", "CAPACITY_ISSUE"))).toEqual({
      estimated: "2026-12-20",
      committed: "2026-12-10",
      proposed: null,
      unanswered: true,
      held: null,
      movedBy: "supplier",
    });
  });

  test("accepted it is agreed on, and the first promise stays", () => {
    const agreed = agreedAfter(confirmed, moved("2026-12-20", "CAPACITY_ISSUE"), ["acceptDate"]);
    expect(agreed).toMatchObject({ estimated: "2026-12-20", committed: "2026-12-10", unanswered: false });
  });

  test("another day in answer to a move leaves the first promise, for the supplier's reason moved it", () => {
    const steps: [DateEffect, Told?][] = [
      confirmed,
      moved("2026-12-20", "NETWORK_ISSUE"),
      ["proposeDate", { date: "2026-12-15" }],
    ];
    expect(agreedAfter(...steps)).toMatchObject({ proposed: "2026-12-15", unanswered: true, estimated: "2026-12-20" });
    expect(agreedAfter(...steps, ["takeProposedDate"])).toEqual({
      estimated: "2026-12-15",
      committed: "2026-12-10",
      proposed: null,
      unanswered: false,
      held: null,
      movedBy: "supplier",
    });
  });

  test("the subscriber's own wish that is accepted is the new promise", () => {
    expect(agreedAfter(confirmed, ["proposeDate", { date: "2027-01-07" }], ["takeProposedDate"])).toEqual({
      estimated: "2027-01-07",
      committed: "2027-01-07",
      proposed: null,
      unanswered: false,
      held: null,
      movedBy: "subscriber",
    });
  });

  test("a refused proposal leaves the day as it was, and what the supplier moved still to be accepted", () => {
    const agreed = agreedAfter(
      confirmed,
      moved("2026-12-20", "WEATHER"),
      ["proposeDate", { date: "2026-12-12" }],
      ["refuseProposedDate", { text: "Maa on roudassa" }],
    );
    expect(agreed).toMatchObject({ estimated: "2026-12-20", proposed: null, unanswered: true, movedBy: "neither" });
  });

  test("a move takes the place of an open proposal, and one with which the document is ready leaves nothing open", () => {
    const wish: [DateEffect, Told] = ["proposeDate", { date: "2026-12-30" }];
    expect(agreedAfter(confirmed, wish, moved("2026-12-20", "OTHER"))).toMatchObject({
      proposed: null,
      unanswered: true,
    });
    const atReady: [DateEffect, Told] = ["moveDate", { estimated: "2026-12-20", delayReason: "OTHER", ends: true }];
    expect(agreedAfter(confirmed, wish, atReady)).toMatchObject({ proposed: null, unanswered: false });
    const unmoved: [DateEffect, Told] = ["moveDate", { ends: true }];
    expect(agreedAfter(confirmed, moved("2026-12-20", "OTHER"), wish, unmoved)).toMatchObject({
      proposed: null,
      unanswered: false,
      estimated: "2026-12-20",
    });
  });

  test("what the supplier has once moved for its own reason stays so, whoever moves it after", () => {
    const steps: [DateEffect, Told?][] = [confirmed, moved("2026-12-20", "SUPPLIER_FAULT"), ["acceptDate"]];
    expect(agreedAfter(...steps, moved("2026-12-22", "ACCESS_ISSUE")).movedBy).toBe("supplier");
    expect(agreedAfter(...steps, ["proposeDate", { date: "2027-01-01" }], ["takeProposedDate"])).toMatchObject({
      movedBy: "supplier",
      committed: "2027-01-01",
    });
  });

  const doubted: [DateEffect, Told] = ["tellDelay", { delayReason: "CAPACITY_ISSUE", text: "Kortti puuttuu" }];

  test("a delay without a day is held until another day is told, which is a move", () => {
    const held = agreedAfter(confirmed, doubted);
    expect(held).toMatchObject({ estimated: "2026-12-10", held: "CAPACITY_ISSUE", unanswered: true, movedBy: null });
    const told = agreedAfter(confirmed, doubted, ["tellDelay", { date: "2026-12-20", delayReason: "WEATHER" }]);
    expect(told).toMatchObject({
      estimated: "2026-12-20",
      committed: "2026-12-10",
      held: null,
      unanswered: true,
      movedBy: "neither",
    });
    expect(agreedAfter(confirmed, doubted, moved("2026-12-20", "OTHER")).held).toBeNull();
  });

  test("a day that holds after all asks for no answer, and one that the delivery overtakes neither", () => {
    const holds: [DateEffect, Told] = ["tellDelay", { date: "2026-12-10" }];
    expect(agreedAfter(confirmed, doubted, holds)).toEqual(agreedAfter(confirmed));
    expect(agreedAfter(confirmed, doubted, ["moveDate", { ends: true }])).toEqual(agreedAfter(confirmed));
  });

  test("a day proposed while it is held moves for the reason of the delay, and leaves the first promise", () => {
    const proposed: [DateEffect, Told] = ["proposeDate", { date: "2026-12-15" }];
    expect(agreedAfter(confirmed, doubted, proposed, ["takeProposedDate"])).toMatchObject({
      estimated: "2026-12-15",
      committed: "2026-12-10",
      held: null,
      unanswered: false,
      movedBy: "supplier",
    });
  });

  test("each step leaves its trace: from which day to which, why and in whose words", () => {
    const agreed = { ...agreedAfter(confirmed), proposed: "2026-12-15" };
    const trace = (effect: DateEffect, given: Told = {}) =>
      dateEffects[effect](agreed, { estimated: agreed.estimated, ends: false, ...given }).change;
    const told = { from: "2026-12-10", delayReason: null, text: null };
    expect(trace("acceptDate")).toEqual({ ...told, kind: "agreed", to: "2026-12-10" });
    expect(trace("proposeDate", { date: "2026-12-20", text: " Sopii " })).toEqual({
      ...told,
      kind: "proposed",
      to: "2026-12-20",
      text: "Sopii",
    });
    expect(trace("proposeDate", { text: " " })).toEqual({ ...told, kind: "proposed", to: null });
    expect(trace("takeProposedDate")).toEqual({ ...told, kind: "subscriberAsked", to: "2026-12-15" });
    expect(trace("refuseProposedDate")).toEqual({ ...told, kind: "refused", to: "2026-12-15" });
    expect(trace("tellDelay", { delayReason: "WEATHER" })).toEqual({
      ...told,
      kind: "delayed",
      to: null,
      delayReason: "WEATHER",
    });
    expect(trace("moveDate", { estimated: "2026-12-20", delayReason: "OTHER", text: "Routa" })).toEqual({
      from: "2026-12-10",
      kind: "supplierMoved",
      to: "2026-12-20",
      delayReason: "OTHER",
      text: "Routa",
    });
    for (const effect of ["commitDate", "endDates"] as const) expect(trace(effect)).toBeNull();
    const settled = dateEffects.takeProposedDate({ ...agreed, unanswered: true });
    expect(settled.change).toEqual({ ...told, kind: "agreed", to: "2026-12-15" });
  });

  test("a proposal without a day takes back what was proposed", () => {
    expect(agreedAfter(confirmed, ["proposeDate", { date: "2026-12-20" }], ["proposeDate"]).proposed).toBeNull();
  });

  test("what nobody gave a reason for is of an unknown mover, and weighs more than the subscriber", () => {
    const untold: [DateEffect, Told] = ["moveDate", { estimated: "2026-12-20" }];
    expect(agreedAfter(confirmed, untold).movedBy).toBe("unknown");
    expect(agreedAfter(confirmed, untold, moved("2026-12-22", "ACCESS_ISSUE")).movedBy).toBe("unknown");
    expect(agreedAfter(confirmed, moved("2026-12-22", "ACCESS_ISSUE"), untold).movedBy).toBe("unknown");
  });

  test("nothing open ends as it is, and what is open ends all at once", () => {
    const still = agreedAfter(confirmed);
    expect(dateEffects.endDates(still, { estimated: null, ends: true }).agreed).toBe(still);
    expect(agreedAfter(confirmed, ["proposeDate", { date: "2026-12-20" }], ["endDates"])).toEqual(still);
    expect(agreedAfter(confirmed, doubted, ["endDates"])).toEqual(still);
  });

  test("the day of the answer is told to hold though it had moved: the subscriber still has to say", () => {
    const steps: [DateEffect, Told?][] = [confirmed, moved("2026-12-20", "OTHER"), doubted];
    const held = agreedAfter(...steps, ["tellDelay", { date: "2026-12-20" }]);
    expect(held).toMatchObject({ estimated: "2026-12-20", held: null, unanswered: true });
  });

  test.each<[string[], string | undefined, boolean, number]>([
    [["proposeDate"], "2026-12-10", false, 1],
    [["proposeDate"], "2026-12-10", true, 1],
    [["tellDelay"], "2026-12-10", false, 1],
    [["tellDelay"], "2026-12-10", true, 0],
    [["tellDelay"], "2026-12-11", false, 0],
    [["acceptDate"], "2026-12-10", false, 0],
    [["proposeDate", "tellSupplier"], undefined, false, 0],
  ])("%j of %j while it is doubted (%s) has %i faults", (effects, date, held, count) => {
    const found = checkProposal(effects, { date, estimated: "2026-12-10", held });
    expect(found).toEqual(count === 0 ? [] : [{ path: "date", code: "DATE_UNCHANGED" }]);
  });

  test("effects of the date are known by name", () => {
    expect(["moveDate", "endDates", "tellSupplier", "toString"].filter(isDateEffect)).toEqual(["moveDate", "endDates"]);
  });

  test("a day that is the same has not moved, and a first one is no move", () => {
    const [agreed] = [agreedAfter(confirmed)];
    expect(dateEffects.moveDate(agreed, { estimated: "2026-12-10", ends: false })).toEqual({ agreed, change: null });
    expect(agreedAfter(["moveDate", { estimated: "2026-12-10" }])).toEqual(agreed);
  });
});

test("in any order of steps the promise is moved by the subscriber's own wish alone, and by nobody without a trace", () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2027-02-${String(n).padStart(2, "0")}`);
  const step = fc.record({
    effect: fc.constantFrom<DateEffect>(
      "moveDate",
      "tellDelay",
      "acceptDate",
      "proposeDate",
      "takeProposedDate",
      "refuseProposedDate",
    ),
    day,
    known: fc.boolean(),
    delayReason: fc.constantFrom(...dateReasons),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let agreed = agreedAfter(["commitDate", { estimated: "2027-02-01" }]);
      for (const { effect, day: named, known, delayReason } of steps) {
        const chosen = effect === "tellDelay" && !known ? undefined : named;
        const open = effect === "acceptDate" ? agreed.unanswered && agreed.held === null : agreed.proposed !== null;
        if (!["moveDate", "proposeDate", "tellDelay"].includes(effect) && !open) continue;
        const held = agreed.held !== null;
        if (checkProposal([effect], { date: chosen, estimated: agreed.estimated, held }).length > 0) continue;
        const estimated = effect === "moveDate" ? named : agreed.estimated;
        const before = agreed;
        const { agreed: after, change } = dateEffects[effect](before, {
          estimated,
          date: chosen,
          delayReason,
          ends: false,
        });
        const ownWish = effect === "takeProposedDate" && !before.unanswered;
        expect(after.committed).toBe(ownWish ? before.proposed : before.committed);
        const hasMoved = after.estimated !== before.estimated;
        expect(!hasMoved || (change?.from === before.estimated && change.to === after.estimated)).toBe(true);
        const because = effect === "takeProposedDate" ? before.held : delayReason;
        const mover = ownWish ? "subscriber" : because === null ? before.movedBy : delayReasonSides[because];
        const expected = mover === "supplier" ? ["supplier"] : [mover, before.movedBy];
        expect(hasMoved ? expected : [before.movedBy]).toContain(after.movedBy);
        expect(after.unanswered || after.held === null).toBe(true);
        agreed = after;
      }
    }),
  );
});

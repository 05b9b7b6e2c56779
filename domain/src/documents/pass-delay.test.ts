import { describe, expect, test } from "vitest";
import { dateReasons, type DelayReason } from "../enumerations/delay-reasons.ts";
import { delayToPassOn } from "./pass-delay.ts";

const today = "2026-11-23";
const change = (to: string | null, delayReason: DelayReason | null, at = "2026-11-23T09:00:00.000Z") =>
  ({ kind: "delayed", from: "2026-12-10", to, delayReason, at }) as const;
const original = { estimatedDeliveryDate: "2026-12-10", dateChanges: [] };
const forward = (...dateChanges: ReturnType<typeof change>[]) => ({ dateChanges });

describe("the delay of a forward, for its original", () => {
  test("is its reason and its day, or that no day is known", () => {
    expect(delayToPassOn(forward(change("2026-12-20", "WEATHER")), original, today)).toEqual({
      delayReason: "WEATHER",
      date: "2026-12-20",
    });
    expect(delayToPassOn(forward(change(null, "CAPACITY_ISSUE")), original, today)).toEqual({
      delayReason: "CAPACITY_ISSUE",
    });
  });

  test("a move with a reason is one too, the last of all", () => {
    const moved = { ...change("2026-12-20", "NETWORK_ISSUE"), kind: "supplierMoved" } as const;
    const both = { dateChanges: [change(null, "WEATHER"), moved] };
    expect(delayToPassOn(both, original, today)).toEqual({ delayReason: "NETWORK_ISSUE", date: "2026-12-20" });
  });

  test("what was asked of the forwarder is not asked of its subscriber", () => {
    const passed = dateReasons.filter(
      (reason) => delayToPassOn(forward(change(null, reason)), original, today)?.delayReason !== reason,
    );
    expect(passed.toSorted()).toEqual(["CUSTOMER_CHANGED_MIND", "INFORMATION_REQUIRED", "TIMED_OUT"]);
    expect(delayToPassOn(forward(change(null, "TIMED_OUT")), original, today)).toEqual({ delayReason: "OTHER" });
  });

  test("is nothing once the original has been told, and something again after the next word", () => {
    const told = { ...original, dateChanges: [change(null, "OTHER", "2026-11-23T09:01:00.000Z")] };
    expect(delayToPassOn(forward(change(null, "WEATHER")), told, today)).toBeUndefined();
    const again = change("2026-12-20", "WEATHER", "2026-11-23T10:00:00.000Z");
    expect(delayToPassOn(forward(change(null, "WEATHER"), again), told, today)).toMatchObject({ date: "2026-12-20" });
  });

  test("is nothing where the original's own day is not touched, or nothing was told", () => {
    const later = { ...original, estimatedDeliveryDate: "2026-12-20" };
    for (const changes of [
      [],
      [change("2026-12-20", "WEATHER")],
      [change("2026-12-15", "WEATHER")],
      [change("2026-12-10", null)],
      [change("2026-11-20", "WEATHER")],
    ])
      expect(delayToPassOn(forward(...changes), later, today)).toBeUndefined();
  });

  test("is what the supplier said last, whatever was asked or agreed after it", () => {
    const asked = { ...change("2026-12-30", "CUSTOMER_CHANGED_MIND"), kind: "subscriberAsked" } as const;
    const changes = { dateChanges: [change("2026-12-20", "WEATHER"), asked] };
    expect(delayToPassOn(changes, original, today)).toEqual({ delayReason: "WEATHER", date: "2026-12-20" });
  });

  test("is nothing without a reason, without another day, or at the moment at which the original was told", () => {
    const earlier = { ...original, estimatedDeliveryDate: "2026-12-01" };
    expect(delayToPassOn(forward(change("2026-12-20", null)), original, today)).toBeUndefined();
    expect(delayToPassOn(forward(change("2026-12-10", "WEATHER")), earlier, today)).toBeUndefined();
    const told = { ...original, dateChanges: [change(null, "OTHER")] };
    expect(delayToPassOn(forward(change("2026-12-20", "WEATHER")), told, today)).toBeUndefined();
  });

  test("is a day from today on where the original was promised none", () => {
    const unpromised = { ...original, estimatedDeliveryDate: null };
    const passed = (to: string) => delayToPassOn(forward(change(to, "WEATHER")), unpromised, today)?.date;
    expect(["2026-11-22", today, "2026-12-20"].map(passed)).toEqual([undefined, today, "2026-12-20"]);
  });
});

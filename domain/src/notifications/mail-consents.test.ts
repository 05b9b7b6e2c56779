import { expect, it } from "vitest";
import { mayAskConsent } from "./mail-consents.ts";

const now = new Date("2026-03-05T12:00:00Z");
const yesterday = new Date("2026-03-04T12:00:00Z");
const lately = new Date("2026-03-04T12:00:01Z");

it("an address that has not answered is asked three times, a day apart (security F5)", () => {
  const ask = (askedAt: Date | null, timesAsked: number) =>
    mayAskConsent({ consent: "waiting", askedAt, timesAsked }, now);
  expect([ask(null, 0), ask(yesterday, 1), ask(yesterday, 2)]).toEqual([true, true, true]);
  expect([ask(lately, 1), ask(yesterday, 3)]).toEqual([false, false]);
});

it("one that has answered is not asked again", () => {
  for (const consent of ["agreed", "declined"] as const)
    expect(mayAskConsent({ consent, askedAt: null, timesAsked: 0 }, now)).toBe(false);
});

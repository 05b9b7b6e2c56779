import { expect, test } from "vitest";
import { daysLeftWords, dueState, dueWords, isNear } from "./due-words.ts";

const now = "2026-11-23T10:00:00.000Z";

test.each([
  ["2026-11-23T13:30:00.000Z", "tänään klo 15.30"],
  ["2026-11-24T07:00:00.000Z", "huomenna"],
  ["2026-11-27T14:00:00.000Z", "27.11.2026"],
  ["2026-11-23T09:40:00.000Z", "20 min myöhässä"],
  ["2026-11-23T06:30:00.000Z", "3 t myöhässä"],
  ["2026-11-22T21:59:00.000Z", "1 pv myöhässä"],
  ["2026-11-20T14:00:00.000Z", "3 pv myöhässä"],
  ["2026-11-23", "tänään"],
  ["2026-11-24", "huomenna"],
  ["2026-12-24", "24.12.2026"],
  ["2026-11-18", "5 pv myöhässä"],
])("%s is said as %s", (when, said) => {
  expect(dueWords(when, now)).toBe(said);
});

test.each([
  ["2026-11-22", "late", true],
  ["2026-11-23", "atRisk", true],
  ["2026-11-24", "atRisk", true],
  ["2026-11-25", "running", false],
  ["2026-11-23T09:59:00.000Z", "late", true],
  ["2026-11-23T10:01:00.000Z", "atRisk", true],
] as const)("a day alone, %s, stands %s", (when, state, near) => {
  expect([dueState(when, now), isNear(when, now)]).toEqual([state, near]);
});

test("the day is that of Helsinki: half past midnight there is still yesterday in UTC", () => {
  expect(dueWords("2026-11-23", "2026-11-23T22:30:00.000Z")).toBe("1 pv myöhässä");
});

test.each([
  ["2026-11-27T14:00:00.000Z", "4 pv jäljellä"],
  ["2026-11-24T07:00:00.000Z", undefined],
  ["2026-11-20T14:00:00.000Z", undefined],
])("until %s there is so much left: %s", (dueAt, said) => {
  expect(daysLeftWords(dueAt, now)).toBe(said);
});

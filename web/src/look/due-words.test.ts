import { expect, test } from "vitest";
import { daysLeftWords, dueWords } from "./due-words.ts";

const now = "2026-11-23T10:00:00.000Z";

test.each([
  ["2026-11-23T13:30:00.000Z", "tänään klo 15.30"],
  ["2026-11-24T07:00:00.000Z", "huomenna"],
  ["2026-11-27T14:00:00.000Z", "27.11.2026"],
  ["2026-11-23T09:40:00.000Z", "20 min myöhässä"],
  ["2026-11-23T06:30:00.000Z", "3 t myöhässä"],
  ["2026-11-22T21:59:00.000Z", "1 pv myöhässä"],
  ["2026-11-20T14:00:00.000Z", "3 pv myöhässä"],
])("%s is said as %s", (dueAt, said) => {
  expect(dueWords(dueAt, now)).toBe(said);
});

test.each([
  ["2026-11-27T14:00:00.000Z", "4 pv jäljellä"],
  ["2026-11-24T07:00:00.000Z", undefined],
  ["2026-11-20T14:00:00.000Z", undefined],
])("until %s there is so much left: %s", (dueAt, said) => {
  expect(daysLeftWords(dueAt, now)).toBe(said);
});

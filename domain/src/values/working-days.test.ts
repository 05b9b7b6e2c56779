import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "./calendar-date.ts";
import { addWorkingDays, firstNormalDeliveryDate, isWorkingDay, workingDaysBetween } from "./working-days.ts";

const dates = fc.integer({ min: 0, max: 5000 }).map((days) => addDays("2020-01-01", days));

const countedOneByOne = (from: string, to: string) =>
  Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index + 1)).filter(isWorkingDay).length;

describe("working days", () => {
  it.each([
    ["2026-03-05", 1, "2026-03-06"],
    ["2026-03-06", 1, "2026-03-09"],
    ["2026-03-07", 1, "2026-03-09"],
    ["2026-03-08", 1, "2026-03-09"],
    ["2026-03-05", 10, "2026-03-19"],
    ["2026-03-07", 0, "2026-03-07"],
  ])("%s and %d working days is %s", (date, days, reached) => expect(addWorkingDays(date, days)).toBe(reached));

  it("agrees with counting the days one by one, in both directions", () => {
    fc.assert(
      fc.property(dates, fc.nat(400), (from, days) => {
        const to = addDays(from, days);
        expect(workingDaysBetween(from, to)).toBe(countedOneByOne(from, to));
        expect(workingDaysBetween(to, from) + countedOneByOne(from, to)).toBe(0);
      }),
    );
  });

  it("reaches a working day after exactly so many of them", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 200 }), (from, days) => {
        const reached = addWorkingDays(from, days);
        expect(isWorkingDay(reached)).toBe(true);
        expect(countedOneByOne(from, reached)).toBe(days);
      }),
    );
  });
});

it("the first normal delivery with the default of ten working days is two weeks away from a weekday (D-16)", () => {
  expect(firstNormalDeliveryDate("2026-03-05", 10)).toBe("2026-03-19");
  expect(firstNormalDeliveryDate("2026-03-28", 10)).toBe("2026-04-10");
});

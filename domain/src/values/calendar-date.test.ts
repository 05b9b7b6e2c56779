import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  calendarDateOf,
  compareDates,
  dateOfDayNumber,
  dayNumberOf,
  daysBetween,
  isCalendarDate,
  isPast,
  todayInHelsinki,
  weekdayOf,
} from "./calendar-date.ts";
import { texts } from "../texts/texts.ts";

const dates = fc
  .date({ min: new Date("1950-01-01T00:00:00Z"), max: new Date("2150-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const shifts = fc.integer({ min: -5000, max: 5000 });

describe("isCalendarDate", () => {
  it.each(["2026-03-05", "2024-02-29", "1900-01-01", "9999-12-31"])("takes %s", (text) =>
    expect(isCalendarDate(text)).toBe(true),
  );

  it.each([
    "",
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-04-31",
    "0000-01-01",
    "1899-12-31",
    "2026-3-5",
  ])("refuses %j", (text) => expect(isCalendarDate(text)).toBe(false));

  it.each(["2026-03-05T00:00:00Z", "+002026-03-05", " 2026-03-05", "5.3.2026"])("refuses the form %j", (text) =>
    expect(isCalendarDate(text)).toBe(false),
  );
});

describe("arithmetic of days", () => {
  it("adds and counts days as inverses, across years, leap days and the days that the clock changes", () => {
    fc.assert(
      fc.property(dates, shifts, (date, shift) => {
        const shifted = addDays(date, shift);
        expect(isCalendarDate(shifted)).toBe(true);
        expect(daysBetween(date, shifted)).toBe(shift);
        expect(addDays(shifted, -shift)).toBe(date);
        expect(Math.sign(compareDates(shifted, date))).toBe(Math.sign(shift));
        expect(weekdayOf(shifted)).toBe(((((weekdayOf(date) - 1 + shift) % 7) + 7) % 7) + 1);
      }),
    );
  });

  it("counts days from the first of 1970, and tells the day of a number", () => {
    expect([dayNumberOf("1970-01-01"), dayNumberOf("2026-11-28"), dayNumberOf("1969-12-31")]).toEqual([0, 20_785, -1]);
    expect([0, 20_785, -1].map(dateOfDayNumber)).toEqual(["1970-01-01", "2026-11-28", "1969-12-31"]);
    expect(compareDates("2026-11-28", "2026-11-28")).toBe(0);
  });

  it("knows its weekdays", () => {
    expect(["2026-03-02", "2026-03-07", "2026-03-08"].map(weekdayOf)).toEqual([1, 6, 7]);
  });

  it("stops at the last day of a shorter month", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2024-01-31", 1)).toBe("2024-02-29");
    expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
    expect(addMonths("2026-11-30", 3)).toBe("2027-02-28");
    expect(addMonths("2026-01-15", -13)).toBe("2024-12-15");
  });

  it("adds months without leaving the month meant", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const monthNumber = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        const shifted = addMonths(date, months);
        expect(monthNumber(shifted)).toBe(monthNumber(date) + months);
        expect(shifted.slice(8) <= date.slice(8)).toBe(true);
      }),
    );
  });
});

describe("today and past (D-6)", () => {
  it.each([
    ["2026-01-15T21:59:59Z", "2026-01-15"],
    ["2026-01-15T22:00:00Z", "2026-01-16"],
    ["2026-07-15T20:59:59Z", "2026-07-15"],
    ["2026-07-15T21:00:00Z", "2026-07-16"],
    ["2026-03-29T00:59:59Z", "2026-03-29"],
    ["2026-03-28T22:00:00Z", "2026-03-29"],
    ["2026-03-29T21:00:00Z", "2026-03-30"],
    ["2026-10-24T21:00:00Z", "2026-10-25"],
    ["2026-10-25T21:59:59Z", "2026-10-25"],
    ["2026-10-25T22:00:00Z", "2026-10-26"],
    ["2026-12-31T22:30:00Z", "2027-01-01"],
  ])("at %s it is %s in Helsinki", (instant, date) => expect(todayInHelsinki(new Date(instant))).toBe(date));

  it("lets today pass until the day is over in Helsinki", () => {
    expect(isPast("2026-03-05", new Date("2026-03-05T21:30:00Z"))).toBe(false);
    expect(isPast("2026-03-05", new Date("2026-03-05T22:30:00Z"))).toBe(true);
    expect(isPast("2026-03-06", new Date("2026-03-05T22:30:00Z"))).toBe(false);
  });
});

it("formats d.M.yyyy", () => {
  expect(["2026-03-05", "2026-12-24"].map(texts.formats.date)).toEqual(["5.3.2026", "24.12.2026"]);
});

it("calendarDateOf knows which days there are", () => {
  expect([calendarDateOf(2026, 2, 28), calendarDateOf(2026, 2, 29), calendarDateOf(24, 2, 29)]).toEqual([
    "2026-02-28",
    null,
    null,
  ]);
});

import { describe, expect, it, test } from "vitest";
import { instantInHelsinki } from "../values/instant.ts";
import { dayNumberOf } from "../values/calendar-date.ts";
import { addOpenTime, dueAfter, openingAt, openTime } from "./open-time.ts";
import {
  addServiceDays,
  closuresBetween,
  defaultCalendar,
  isServiceDay,
  MOST_DAYS,
  serviceDaysBetween,
  type ServiceCalendar,
} from "./service-calendar.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (date: string, time: string): number => Date.parse(instantInHelsinki(date, time) ?? "");
const said = (instant: number): string => new Date(instant).toISOString();

/** By hand, from C3. */
test.each([
  ["2026-12-22", "14:30", 960, "2026-12-28", "14:30"],
  ["2026-04-02", "15:59", 60, "2026-04-07", "08:59"],
  ["2026-06-18", "16:00", 1, "2026-06-22", "08:01"],
  ["2026-06-18", "12:00", 480, "2026-06-22", "12:00"],
  ["2026-12-23", "15:00", 120, "2026-12-28", "09:00"],
  ["2026-01-05", "17:00", 480, "2026-01-07", "16:00"],
  ["2026-05-13", "08:00", 480, "2026-05-13", "16:00"],
  ["2026-05-13", "08:00", 481, "2026-05-15", "08:01"],
  ["2026-11-22", "10:00", 480, "2026-11-23", "16:00"],
  ["2026-10-30", "15:00", 120, "2026-11-02", "09:00"],
  ["2026-12-31", "09:00", 480, "2027-01-04", "09:00"],
  ["2027-12-23", "08:00", 960, "2027-12-27", "16:00"],
])("%s %s and %i minutes are %s %s", (date, time, minutes, dueDate, dueTime) => {
  const [start, due] = [at(date, time), at(dueDate, dueTime)];
  expect(said(dueAfter(defaultCalendar, start, { amount: minutes, unit: "minutes" }))).toBe(said(due));
  expect(openTime(defaultCalendar, start, due)).toBe(minutes * MINUTE);
});

test.each([
  ["2026-12-22", 2, "2026-12-28"],
  ["2026-04-01", 1, "2026-04-02"],
  ["2026-06-17", 3, "2026-06-23"],
  ["2026-12-21", 10, "2027-01-08"],
  ["2026-11-20", 10, "2026-12-04"],
])("%s and %i days are the closing of %s", (date, days, dueDate) => {
  for (const time of ["00:00", "09:30", "23:59"])
    expect(said(dueAfter(defaultCalendar, at(date, time), { amount: days, unit: "days" }))).toBe(
      said(at(dueDate, "16:00")),
    );
  expect(addServiceDays(defaultCalendar, dayNumberOf(date), days)).toBe(dayNumberOf(dueDate));
  expect(serviceDaysBetween(defaultCalendar, dayNumberOf(date), dayNumberOf(dueDate))).toBe(days);
});

const calendar: ServiceCalendar = {
  hours: [...Array.from({ length: 5 }, () => ({ from: "07:00", to: "21:00" })), { from: "10:00", to: "14:00" }, null],
  worked: ["christmasEve"],
  exceptions: [
    { date: "2026-12-23", hours: null, reason: "Inventaario" },
    { date: "2026-12-24", hours: { from: "08:00", to: "12:00" }, reason: "Aattona" },
    { date: "2026-12-27", hours: { from: "12:00", to: "13:00" }, reason: "Päivystys" },
  ],
};

describe("a calendar of one's own", () => {
  it("serves when it says", () => {
    expect(openTime(calendar, at("2026-12-22", "20:00"), at("2026-12-28", "08:00"))).toBe((1 + 4 + 1 + 1) * HOUR);
    expect(openTime(calendar, at("2026-11-27", "20:00"), at("2026-11-30", "08:00"))).toBe((1 + 4 + 1) * HOUR);
    expect(said(addOpenTime(calendar, at("2026-12-22", "20:00"), 6 * HOUR))).toBe(said(at("2026-12-27", "13:00")));
    expect(isServiceDay(calendar, "2027-12-24")).toBe(true);
    expect(isServiceDay(defaultCalendar, "2027-12-24")).toBe(false);
  });
  it("tells why it does not, and nothing of weekends", () => {
    expect(closuresBetween(calendar, dayNumberOf("2026-12-18"), dayNumberOf("2026-12-28"))).toEqual([
      { date: "2026-12-23", days: [], reason: "Inventaario" },
      { date: "2026-12-25", days: ["christmasDay"], reason: null },
      { date: "2026-12-26", days: ["boxingDay"], reason: null },
    ]);
    expect(closuresBetween(defaultCalendar, dayNumberOf("2026-12-24"), dayNumberOf("2026-12-28"))).toEqual([
      { date: "2026-12-25", days: ["christmasDay"], reason: null },
    ]);
  });
  it("tells what the supplier says of a day off, not that it is one", () => {
    const [thursday, saturday] = ["2026-12-24", "2026-12-26"].map((date) => ({ date, hours: null, reason: "Muutto" }));
    const moving: ServiceCalendar = {
      ...defaultCalendar,
      exceptions: [thursday, saturday].flatMap((one) => one ?? []),
    };
    expect(closuresBetween(moving, dayNumberOf("2026-12-23"), dayNumberOf("2026-12-27"))).toEqual([
      { date: "2026-12-24", days: [], reason: "Muutto" },
      { date: "2026-12-25", days: ["christmasDay"], reason: null },
    ]);
  });
  it("opens and closes on the minute", () => {
    const hours = [{ from: "07:45", to: "15:15" }, null, null, null, null, null, null];
    const mondays: ServiceCalendar = { hours, worked: [], exceptions: [] };
    expect(said(openingAt(mondays, dayNumberOf("2026-11-23")))).toBe(said(at("2026-11-23", "07:45")));
    expect(openTime(mondays, at("2026-11-22", "00:00"), at("2026-11-28", "00:00"))).toBe(7.5 * HOUR);
  });
  it("counts days back", () => {
    expect(addServiceDays(defaultCalendar, dayNumberOf("2026-12-28"), -3)).toBe(dayNumberOf("2026-12-21"));
  });
});

describe("the nights on which the clock is moved", () => {
  it("an opening on the day after is where the clock shows it", () => {
    expect(said(addOpenTime(defaultCalendar, at("2026-03-27", "15:00"), 2 * HOUR))).toBe("2026-03-30T06:00:00.000Z");
    expect(said(addOpenTime(defaultCalendar, at("2026-10-23", "15:00"), 2 * HOUR))).toBe("2026-10-26T07:00:00.000Z");
  });
  it("round the clock is real time", () => {
    const start = at("2026-03-28", "23:00");
    expect(said(dueAfter("always", start, { amount: 8, unit: "hours" }))).toBe(said(at("2026-03-29", "08:00")));
    expect(openTime("always", start, start + 8 * HOUR)).toBe(8 * HOUR);
  });
  it("a calendar that is open all night goes by the clock", () => {
    const day = { from: "00:00", to: "24:00" };
    const nights: ServiceCalendar = { hours: Array.from({ length: 7 }, () => day), worked: [], exceptions: [] };
    for (const date of ["2026-03-29", "2026-10-25"]) {
      const [start, end] = [at(date, "00:00"), at(date, "12:00")];
      expect(openTime(nights, start, end)).toBe(12 * HOUR);
      expect(said(addOpenTime(nights, start, 12 * HOUR))).toBe(said(end));
    }
  });
});

test("a calendar that never opens ends", () => {
  const never: ServiceCalendar = { hours: Array.from({ length: 7 }, () => null), worked: [], exceptions: [] };
  const start = at("2026-01-01", "12:00");
  expect(openTime(never, start, start + 365 * 24 * HOUR)).toBe(0);
  expect(addOpenTime(never, start, HOUR)).toBeGreaterThan(start);
  const today = dayNumberOf("2026-01-01");
  expect([addServiceDays(never, today, 1), addServiceDays(never, today, -1)]).toEqual([
    today + MOST_DAYS,
    today - MOST_DAYS,
  ]);
  expect(said(openingAt(never, dayNumberOf("2026-01-01")))).toBe(said(at("2026-01-01", "00:00")));
  expect(said(openingAt(calendar, dayNumberOf("2026-01-03")))).toBe(said(at("2026-01-03", "10:00")));
});

test("where it does not open on its last day, a day ends at its midnight", () => {
  const days = { amount: 0, unit: "days" } as const;
  expect(said(dueAfter(defaultCalendar, at("2026-11-28", "12:00"), days))).toBe(said(at("2026-11-29", "00:00")));
  expect(said(dueAfter("always", at("2026-11-28", "12:00"), { amount: 2, unit: "days" }))).toBe(
    said(at("2026-11-30", "12:00")),
  );
});

test("no time is open backwards, and none is needed for nothing", () => {
  const [start, end] = [at("2026-11-24", "09:00"), at("2026-11-24", "10:00")];
  expect([openTime(defaultCalendar, end, start), openTime("always", end, start)]).toEqual([0, 0]);
  expect(said(addOpenTime(defaultCalendar, at("2026-11-24", "07:00"), 0))).toBe(said(at("2026-11-24", "08:00")));
  expect(said(addOpenTime(defaultCalendar, at("2026-11-24", "16:00"), 0))).toBe(said(at("2026-11-25", "08:00")));
});

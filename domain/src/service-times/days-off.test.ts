import Holidays from "date-holidays";
import { expect, test } from "vitest";
import { addDays } from "../values/calendar-date.ts";
import { daysOffOf } from "./days-off.ts";
import { defaultCalendar, isServiceDay } from "./service-calendar.ts";

/** What the package calls public, and the two eves that it knows as days of other kinds. */
const eves = new Set(["juhannusaatto", "jouluaatto"]);

test("the days off of a hundred years are those of another source", () => {
  const finland = new Holidays("FI");
  let weekdays = 0;
  for (let year = 2000; year < 2100; year += 1) {
    const found = finland
      .getHolidays(year, "fi")
      .filter(({ type, name }) => type === "public" || eves.has(name.toLowerCase()));
    const dates = [...new Set(found.map(({ date }) => date.slice(0, 10)))].toSorted();
    expect([...daysOffOf(String(year)).keys()].toSorted(), String(year)).toEqual(dates);
    weekdays = Math.max(weekdays, dates.length);
  }
  expect(weekdays).toBe(15);
});

test("by hand, 2026 and 2027", () => {
  const dates = (year: string) =>
    Object.fromEntries([...daysOffOf(year)].flatMap(([date, days]) => days.map((day) => [day, date.slice(5)])));
  expect(dates("2026")).toEqual({
    newYearsDay: "01-01",
    epiphany: "01-06",
    goodFriday: "04-03",
    easterSunday: "04-05",
    easterMonday: "04-06",
    mayDay: "05-01",
    ascensionDay: "05-14",
    whitSunday: "05-24",
    midsummerEve: "06-19",
    midsummerDay: "06-20",
    allSaintsDay: "10-31",
    independenceDay: "12-06",
    christmasEve: "12-24",
    christmasDay: "12-25",
    boxingDay: "12-26",
  });
  expect(dates("2027")).toMatchObject({ goodFriday: "03-26", midsummerEve: "06-25", allSaintsDay: "11-06" });
});

test.each([
  ["1818", "1818-03-22"],
  ["1900", "1900-04-15"],
  ["1943", "1943-04-25"],
  ["2100", "2100-03-28"],
  ["2285", "2285-03-22"],
])("Easter of %s, in other centuries than ours, is %s", (year, easter) => {
  expect(daysOffOf(year).get(easter)).toContain("easterSunday");
});

test("two days off may be one day", () => {
  expect(daysOffOf("2008").get("2008-05-01")).toEqual(["mayDay", "ascensionDay"]);
});

test("from seven to ten of them fall on weekdays, and the evenings before some of them are worked", () => {
  for (let year = 2000; year < 2100; year += 1) {
    let off = 0;
    for (let date = `${year}-01-01`; date.startsWith(String(year)); date = addDays(date, 1)) {
      const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
      if (weekday !== 0 && weekday !== 6 && !isServiceDay(defaultCalendar, date)) off += 1;
    }
    expect(off).toBeGreaterThanOrEqual(7);
    expect(off).toBeLessThanOrEqual(10);
  }
  for (const worked of ["2026-12-31", "2026-04-30", "2026-04-02"])
    expect(isServiceDay(defaultCalendar, worked)).toBe(true);
});

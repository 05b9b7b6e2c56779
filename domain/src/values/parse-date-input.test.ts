import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "./calendar-date.ts";
import { parseDateInput } from "./parse-date-input.ts";
import { texts } from "../texts/texts.ts";

const today = "2026-03-05";

describe("parseDateInput", () => {
  it.each([
    ["5.3.2026", "2026-03-05"],
    ["05.03.2026", "2026-03-05"],
    [" 5. 3. 2026 ", "2026-03-05"],
    ["5.\u00a03.\u00a02026", "2026-03-05"],
    ["5.3.26", "2026-03-05"],
    ["5.3.", "2026-03-05"],
    ["5.3", "2026-03-05"],
    ["4.3.", "2027-03-04"],
    ["24.12.", "2026-12-24"],
    ["+10", "2026-03-15"],
    ["+ 10", "2026-03-15"],
    ["+0", "2026-03-05"],
    ["-5", "2026-02-28"],
    ["2026-03-05", "2026-03-05"],
    ["29.2.2028", "2028-02-29"],
  ])("reads %j as %s", (input, date) => expect(parseDateInput(input, today)).toBe(date));

  it.each([
    "",
    "huomenna",
    "32.1.2026",
    "29.2.2026",
    "29.2.",
    "5",
    "5/3/2026",
    "5.3.202",
    "5.3.20266",
    "2026-02-30",
    "+99999",
  ])("refuses %j", (input) => expect(parseDateInput(input, today)).toBeNull());

  it("looks back for a day without its year when told to", () => {
    expect(parseDateInput("4.3.", today, { prefer: "past" })).toBe("2026-03-04");
    expect(parseDateInput("5.3.", today, { prefer: "past" })).toBe("2026-03-05");
    expect(parseDateInput("6.3.", today, { prefer: "past" })).toBe("2025-03-06");
  });

  it("reads back every day that is shown, with its year and within a year without it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 364 }), (days) => {
        const date = addDays(today, days);
        const shown = texts.formats.date(date);
        expect(parseDateInput(shown, today)).toBe(date);
        expect(parseDateInput(shown.slice(0, -4), today)).toBe(date);
        expect(parseDateInput(`+${days}`, today)).toBe(date);
      }),
    );
  });
});

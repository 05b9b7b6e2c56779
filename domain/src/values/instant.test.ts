import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOfInstant, instantInHelsinki, isInstant, parseTimeInput } from "./instant.ts";
import { texts } from "../texts/texts.ts";

describe("texts.formats.instant", () => {
  it.each([
    ["2026-03-05T12:07:00Z", "5.3.2026 klo 14.07"],
    ["2026-07-05T12:07:00.000Z", "5.7.2026 klo 15.07"],
    ["2026-03-05T21:30:00Z", "5.3.2026 klo 23.30"],
    ["2026-03-05T22:30:00Z", "6.3.2026 klo 00.30"],
    ["2026-03-29T00:59:00Z", "29.3.2026 klo 02.59"],
    ["2026-03-29T01:00:00Z", "29.3.2026 klo 04.00"],
    ["2026-10-25T00:30:00Z", "25.10.2026 klo 03.30"],
    ["2026-10-25T01:30:00Z", "25.10.2026 klo 03.30"],
  ])("shows %s as %s", (instant, shown) => expect(texts.formats.instant(instant)).toBe(shown));
});

describe("parseTimeInput", () => {
  it.each([
    ["14.07", "14:07"],
    ["14:07", "14:07"],
    [" 9.05 ", "09:05"],
    ["00.30", "00:30"],
    ["23.59", "23:59"],
  ])("reads %j as %s", (input, time) => expect(parseTimeInput(input)).toBe(time));

  it.each(["114.07", "14.075", ".07", "", "24.00", "12.60", "14", "1407", "14.7", "14,07", "klo"])(
    "refuses %j",
    (input) => expect(parseTimeInput(input)).toBeNull(),
  );
});

describe("instantInHelsinki", () => {
  it.each([
    ["2026-03-05", "14:07", "2026-03-05T12:07:00.000Z"],
    ["2026-07-05", "00:30", "2026-07-04T21:30:00.000Z"],
    ["2026-03-29", "02:59", "2026-03-29T00:59:00.000Z"],
    ["2026-03-29", "03:30", null],
    ["2026-03-29", "04:00", "2026-03-29T01:00:00.000Z"],
    ["2026-10-25", "03:30", "2026-10-25T00:30:00.000Z"],
    ["2026-10-25", "04:00", "2026-10-25T02:00:00.000Z"],
  ])("%s %s is %s", (date, time, instant) => expect(instantInHelsinki(date, time)).toBe(instant));

  it("goes back to the minute from which it came, in all but the repeated hour", () => {
    const minutes = fc
      .date({ min: new Date("1990-01-01T00:00:00Z"), max: new Date("2090-01-01T00:00:00Z"), noInvalidDate: true })
      .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000));
    fc.assert(
      fc.property(minutes, (minute) => {
        const instant = minute.toISOString();
        const back = instantInHelsinki(dateOfInstant(instant), texts.formats.time(instant).replace(".", ":"));
        const hourEarlier = new Date(minute.getTime() - 3_600_000).toISOString();
        expect([instant, hourEarlier]).toContain(back);
        expect(texts.formats.instant(back ?? "")).toBe(texts.formats.instant(instant));
      }),
    );
  });
});

describe("isInstant", () => {
  it.each(["2026-11-20T12:00:00.000Z", "2026-11-20T12:00:00Z", "2026-11-20T23:59:59.123456Z"])("takes %s", (text) =>
    expect(isInstant(text)).toBe(true),
  );

  it.each([
    "",
    "2026-11-20",
    "2026-11-20T12:00:00",
    "2026-11-20T12:00:00+02:00",
    "2026-02-30T12:00:00Z",
    "2026-11-20T24:00:00Z",
    "2026-11-20T12:00:00.Z",
    "x2026-11-20T12:00:00Z",
    "2026-11-20T12:00:00Zx",
  ])("refuses %j", (text) => expect(isInstant(text)).toBe(false));
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseIntegerText, parseNumericText } from "./numeric-text.ts";
import { texts } from "../texts/texts.ts";

describe("parseNumericText", () => {
  it.each([
    ["12,5", 12.5],
    ["12.5", 12.5],
    ["1 234,25", 1234.25],
    ["1\u00a0234", 1234],
    ["-3,5", -3.5],
    ["\u22123,5", -3.5],
    ["+2", 2],
    ["-0", 0],
  ])("reads %j as %d", (input, value) => expect(parseNumericText(input)).toBe(value));

  it.each(["", "abc", "1,2,3", "1.234,5", "12 34", "1,", "Infinity", "0x10", "1e5", "--1"])("refuses %j", (input) =>
    expect(parseNumericText(input)).toBeNull(),
  );

  it("reads back what is shown", () => {
    const numbers = fc.tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.constantFrom(1, 10, 100, 1000));
    fc.assert(
      fc.property(numbers, ([size, scale]) => {
        expect(parseNumericText(texts.formats.number(size / scale))).toBe(size / scale);
      }),
    );
  });
});

describe("parseIntegerText", () => {
  it("refuses decimals, zero ones too", () => {
    expect(["12", "1 200", "12,0", "12.5"].map(parseIntegerText)).toEqual([12, 1200, null, null]);
  });
});

it("formats as a Finn writes", () => {
  expect([0, 1234.5, -10, 1_000_000, 0.1].map(texts.formats.number)).toEqual([
    "0",
    "1\u00a0234,5",
    "\u221210",
    "1\u00a0000\u00a0000",
    "0,1",
  ]);
});

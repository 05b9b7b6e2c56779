import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMoney, parseMoney, sumMoney } from "./money.ts";
import { languages } from "../texts/languages.ts";
import { textsFor } from "../texts/texts-for.ts";
import { texts } from "../texts/texts.ts";

const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 9_999_999_999n }), fc.integer({ min: 0, max: 99 }))
  .map(([euros, cents]) => `${euros}.${String(cents).padStart(2, "0")}`);

describe("parseMoney", () => {
  it.each([
    ["1 234,50", "1234.50"],
    ["1\u00a0234,50", "1234.50"],
    ["1\u202f234,50 €", "1234.50"],
    ["1234.5", "1234.50"],
    ["1234", "1234.00"],
    ["120,5", "120.50"],
    [" 0 ", "0.00"],
    ["007,10", "7.10"],
    ["12€", "12.00"],
    ["€1 234.50", "1234.50"],
    ["€ 12", "12.00"],
    ["9 999 999 999,99", "9999999999.99"],
  ])("reads %j as %s", (input, amount) => expect(parseMoney(input)).toBe(amount));

  it.each([
    "",
    "€",
    "abc",
    "1,234.50",
    "1.234,50",
    "12 34",
    "1€2",
    "1 23,00",
    "1,",
    ",50",
    "1,234",
    "-5",
    "1e3",
    "NaN",
    "10000000000",
    "١٢",
  ])("refuses %j", (input) => expect(parseMoney(input)).toBeNull());

  it.each(languages)("reads back what is shown, what stands in the input and the amount itself, in %s", (language) => {
    const { formats } = textsFor(language);
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(isMoney(amount)).toBe(true);
        expect(parseMoney(formats.money(amount))).toBe(amount);
        expect(parseMoney(formats.money(amount).replaceAll("\u00a0", " "))).toBe(amount);
        expect(parseMoney(formats.moneyInput(amount))).toBe(amount);
        expect(parseMoney(amount)).toBe(amount);
      }),
    );
  });

  it("answers a canonical amount or null to anything", () => {
    const input = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789 ,.€-\u00a0") }));
    fc.assert(
      fc.property(input, (text) => {
        const amount = parseMoney(text);
        expect(amount === null || isMoney(amount)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("texts.formats.money", () => {
  it("uses no-break spaces (U26)", () => expect(texts.formats.money("1234.50")).toBe("1\u00a0234,50\u00a0€"));

  it("agrees with the Finnish format of Intl", () => {
    const intl = new Intl.NumberFormat("fi-FI", { style: "currency", currency: "EUR" });
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(texts.formats.money(amount)).toBe(intl.format(Number(amount)));
      }),
    );
  });
});

describe("sumMoney", () => {
  it.each([
    [[], "0.00"],
    [["0.07"], "0.07"],
    [["0.10", "0.20"], "0.30"],
    [["9999999999.99", "0.01"], "10000000000.00"],
  ])("of %j is %s", (all, sum) => expect(sumMoney(all)).toBe(sum));
});

it.each(["1.5", "01.00", ".50", "1,50", "-1.00", "10000000000.00", "1.000", ""])("isMoney refuses %j", (text) =>
  expect(isMoney(text)).toBe(false),
);

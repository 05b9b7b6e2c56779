import fc from "fast-check";
import { expect, it } from "vitest";
import { isBusinessId, parseBusinessId } from "./business-id.ts";

it.each(["1000002-0", "0737546-2", "1927400-1", "0112038-9", "0201256-6"])("takes %s", (id) =>
  expect(isBusinessId(id)).toBe(true),
);

it.each(["", "1927400-2", "19274001", "FI19274001", "1927400-", "192740-1", "1927400-1 ", "a927400-1"])(
  "refuses %j",
  (id) => expect(isBusinessId(id)).toBe(false),
);

it("adds the zero that old ids lack and mends dashes and spaces", () => {
  expect(parseBusinessId(" 737546-2 ")).toBe("0737546-2");
  expect(parseBusinessId("0737546\u20132")).toBe("0737546-2");
  expect(parseBusinessId("0737546-3")).toBeNull();
});

it("gives each seven digits one check digit at most, and notices every single wrong digit", () => {
  const sevenDigits = fc.integer({ min: 0, max: 9_999_999 }).map((number) => String(number).padStart(7, "0"));
  fc.assert(
    fc.property(sevenDigits, fc.nat(6), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
      const right = [..."0123456789"].filter((check) => isBusinessId(`${digits}-${check}`));
      expect(right.length).toBeLessThanOrEqual(1);
      const wrongDigit = String((Number(digits[place]) + shift) % 10);
      const wrong = digits.slice(0, place) + wrongDigit + digits.slice(place + 1);
      expect(right.filter((check) => isBusinessId(`${wrong}-${check}`))).toEqual([]);
    }),
  );
});

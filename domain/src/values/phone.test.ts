import fc from "fast-check";
import { expect, it } from "vitest";
import { isLoosePhone, isPhone } from "./phone.ts";

const bothTake = [
  "0401234567",
  "040 123 4567",
  "040-1234567",
  "+358 40 123 4567",
  "+358401234567",
  "040\u00a0123\u00a04567",
];
const looseTakes = [
  "040.123.4567",
  "09/1234567",
  "(09) 1234".replace(/[()]/g, ""),
  "040 - 123 4567",
  "+358 9 1234 5678/123",
];
const neitherTakes = [
  "",
  "abc",
  "1234",
  "040123456a",
  "++358401234567",
  "040+1234567",
  "+",
  "12345".repeat(5),
  "0401234567;rm",
];

it.each(bothTake)("both patterns take %j", (text) => expect([isPhone(text), isLoosePhone(text)]).toEqual([true, true]));
it.each(looseTakes)("the looser pattern takes %j", (text) => expect(isLoosePhone(text)).toBe(true));
it.each(neitherTakes)("no pattern takes %j", (text) =>
  expect([isPhone(text), isLoosePhone(text)]).toEqual([false, false]),
);

it("the strict pattern refuses dots and slashes", () => {
  expect([isPhone("040.123.4567"), isPhone("09/1234567")]).toEqual([false, false]);
});

it("takes nothing strictly that it would not take loosely", () => {
  const text = fc.string({ unit: fc.constantFrom(..."+0123456789 ./-a"), maxLength: 20 });
  fc.assert(
    fc.property(text, (phone) => !isPhone(phone) || isLoosePhone(phone)),
    { numRuns: 2000 },
  );
});

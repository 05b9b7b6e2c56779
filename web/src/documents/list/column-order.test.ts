import fc from "fast-check";
import { expect, test } from "vitest";
import { completeOrder, movedBy } from "./column-order.ts";

const usual = ["tid", "cid", "type", "product", "address"];

test.each([
  [[], usual],
  [usual, usual],
  [
    ["address", "tid"],
    ["address", "tid", "cid", "type", "product"],
  ],
  [
    ["product", "cid"],
    ["tid", "product", "address", "cid", "type"],
  ],
])("of %j the whole order is %j", (order, whole) => expect(completeOrder(order, usual)).toEqual(whole));

test("a whole order has every column once, the chosen ones in the order in which they were chosen", () => {
  const chosen = fc.shuffledSubarray(usual);
  fc.assert(
    fc.property(chosen, (order) => {
      const whole = completeOrder(order, usual);
      expect(whole.toSorted()).toEqual(usual.toSorted());
      expect(whole.filter((id) => order.includes(id))).toEqual(order);
    }),
  );
});

test("one step, and none past the ends", () => {
  expect(movedBy(usual, "cid", 1)).toEqual(["tid", "type", "cid", "product", "address"]);
  expect(movedBy(usual, "cid", -1)).toEqual(["cid", "tid", "type", "product", "address"]);
  expect(movedBy(usual, "tid", -1)).toEqual(usual);
  expect(movedBy(usual, "address", 1)).toEqual(usual);
  expect(movedBy(usual, "other", 1)).toEqual(usual);
});

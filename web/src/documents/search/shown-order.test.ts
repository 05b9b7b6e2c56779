import { expect, test } from "vitest";
import { shownOrder } from "./shown-order.ts";

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

test("results that nobody sorted show the order that they have", () => {
  expect(shownOrder(undefined, rows(105, 103, 101))).toEqual({ column: "tid", direction: "desc" });
  expect(shownOrder(undefined, rows(101, 105, 103))).toBeUndefined();
  expect(shownOrder(undefined, rows())).toBeUndefined();
  expect(shownOrder(undefined, undefined)).toBeUndefined();
});

test("results that somebody sorted show that", () => {
  expect(shownOrder({ column: "customer", direction: "asc" }, rows(105, 103))).toEqual({
    column: "customer",
    direction: "asc",
  });
});

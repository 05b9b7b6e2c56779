import { expect, test } from "vitest";
import { slicesOf } from "./slices-of.ts";

test("every row is in one portion, in order, and none of nothing", () => {
  const rows = Array.from({ length: 2001 }, (_, n) => n);
  const slices = [...slicesOf(rows)];
  expect(slices.map((slice) => slice.length)).toEqual([1000, 1000, 1]);
  expect(slices.flat()).toEqual(rows);
  expect([...slicesOf([])]).toEqual([]);
});

import { expect, test } from "vitest";
import { toggled, toggledRange } from "./toggled.ts";

test("an id goes in and out", () => {
  expect([...toggled(new Set(["a"]), "b")]).toEqual(["a", "b"]);
  expect([...toggled(new Set(["a", "b"]), "a")]).toEqual(["b"]);
});

test("a range follows the id that was pressed", () => {
  expect([...toggledRange(new Set(["a"]), "c", ["a", "b", "c"])].toSorted()).toEqual(["a", "b", "c"]);
  expect([...toggledRange(new Set(["a", "b", "c"]), "c", ["b", "c"])]).toEqual(["a"]);
});

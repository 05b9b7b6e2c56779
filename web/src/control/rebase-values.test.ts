import { expect, it, test } from "vitest";
import { rebaseValues } from "./rebase-values.ts";

it("keeps what was typed, and takes what another has saved beside it", () => {
  const before = { name: "Vanha", info: "a", days: "10", fields: [{ name: "Tila" }] };
  const typed = { ...before, name: "Oma", fields: [{ name: "Tila" }, { name: "Kerros" }] };
  const fresh = { name: "Toisen", info: "b", days: "5", fields: [] };
  expect(rebaseValues(before, typed, fresh)).toEqual({
    name: "Oma",
    info: "b",
    days: "5",
    fields: [{ name: "Tila" }, { name: "Kerros" }],
  });
});

test.each([
  [["a"], ["a", "b"], ["a", "c"], ["a", "c", "b"]],
  [["a", "b"], ["a"], ["a", "b", "c"], ["a", "c"]],
  [["a"], [], [], []],
  [["a"], ["a", "b"], ["a", "b"], ["a", "b"]],
  [
    ["a", "b"],
    ["b", "a"],
    ["a", "b"],
    ["b", "a"],
  ],
  [
    ["a", "b"],
    ["b", "a"],
    ["a", "b", "c"],
    ["a", "b", "c"],
  ],
])("of the list %j, %j here and %j there become %j", (before, typed, fresh, merged) => {
  expect(rebaseValues({ list: before }, { list: typed }, { list: fresh }).list).toEqual(merged);
});

it("goes into groups, those too that only one side has", () => {
  const before = { own: { a: ["x"] } };
  expect(rebaseValues<object>(before, { own: { a: ["x", "y"], b: ["z"] } }, { own: { a: ["x"], c: ["w"] } })).toEqual({
    own: { a: ["x", "y"], b: ["z"], c: ["w"] },
  });
});

import { expect, test } from "vitest";
import { readBrackets } from "./read-brackets.ts";

function read(query: Record<string, string | string[]>): unknown {
  return readBrackets("f", Object.entries(query));
}

test("numbers make a list in the order of the numbers, whatever is missing", () => {
  expect(read({ "f[a][10]": "z", "f[a][2]": "y", "f[a][0]": "x" })).toEqual({ a: ["x", "y", "z"] });
  expect(read({ "f[a][999999999]": "x" })).toEqual({ a: ["x"] });
  expect(read({ "f[a][0]": "x", "f[a][b]": "y" })).toEqual({ a: { 0: "x", b: "y" } });
});

test("empty brackets take the repetitions one by one", () => {
  expect(read({ "f[a][]": ["x", "y"] })).toEqual({ a: ["x", "y"] });
  expect(read({ "f[a][]": "x" })).toEqual({ a: ["x"] });
});

test.each(["f[where][or][][id]", "f[and][][id][between][]", "f[][a]"])(
  "empty brackets that are not the last are ambiguous and refused: %s (API review A5)",
  (name) => {
    expect(() => read({ [name]: "1" })).toThrow(expect.objectContaining({ reason: "AMBIGUOUS_BRACKETS" }));
  },
);

test("a repeated name without empty brackets is a list", () => {
  expect(read({ "f[a]": ["x", "y"] })).toEqual({ a: ["x", "y"] });
});

test("names of the prototype are names", () => {
  const value = read({ "f[__proto__][polluted]": "1", "f[constructor][prototype][polluted]": "1" });
  expect(Object.keys(value as object)).toEqual(["__proto__", "constructor"]);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});

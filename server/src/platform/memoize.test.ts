import { expect, test } from "vitest";
import { memoize } from "./memoize.ts";

test("what was made of a key is given again, and no more is kept than was said", () => {
  const made: string[] = [];
  const ofKey = memoize<string>(2);
  const ask = (key: string) =>
    ofKey(key, () => {
      made.push(key);
      return `made of ${key}`;
    });
  expect(["a", "b", "a", "b", "a"].map(ask)).toEqual(["a", "b", "a", "b", "a"].map((key) => `made of ${key}`));
  expect(made).toEqual(["a", "b"]);
  ask("c");
  ask("a");
  expect(made).toEqual(["a", "b", "c", "a"]);
});

test("what could not be made is tried again", () => {
  const ofKey = memoize<string>(2);
  expect(() =>
    ofKey("a", () => {
      throw new Error("not now");
    }),
  ).toThrow("not now");
  expect(ofKey("a", () => "made")).toBe("made");
});

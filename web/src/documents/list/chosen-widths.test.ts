import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserStorage } from "../../testing/browser-storage.ts";
import { chosenWidthsOf, withWidth } from "./column-choice.ts";

beforeEach(() => vi.stubGlobal("localStorage", browserStorage()));
afterEach(() => vi.unstubAllGlobals());

test("a width is kept for a user and a list, and one that is taken back leaves the others", () => {
  expect(withWidth(undefined, "tid", 150)).toEqual({ tid: 150 });
  expect(withWidth({ tid: 150, state: 200 }, "tid", undefined)).toEqual({ state: 200 });
  expect(withWidth({ tid: 150 }, "tid", undefined)).toBeUndefined();
});

test("a width is whole, and within its bounds", () => {
  expect(withWidth(undefined, "tid", 3)).toEqual({ tid: 64 });
  expect(withWidth(undefined, "tid", 9000)).toEqual({ tid: 640 });
  expect(withWidth(undefined, "tid", 150.4)).toEqual({ tid: 150 });
});

test("what others have written into the storage is not believed", () => {
  const kept = chosenWidthsOf("u", "SUPPLIER:Order");
  expect(chosenWidthsOf("u", "SUPPLIER:Order")).toBe(kept);
  localStorage.setItem(kept.key, JSON.stringify({ tid: "wide" }));
  expect(kept.read()).toBeUndefined();
  localStorage.setItem(kept.key, JSON.stringify({ tid: 150 }));
  expect(kept.read()).toEqual({ tid: 150 });
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserStorage } from "../testing/browser-storage.ts";
import { countDraftsOf, forgetDraftsOf, storedDraftIds } from "./stored-drafts.ts";

beforeEach(() =>
  vi.stubGlobal(
    "localStorage",
    browserStorage({
      "draft:one": '{"userId":"me"}',
      "draft:two": '{"userId":"me"}',
      "draft:other": '{"userId":"another"}',
      "draft:broken": "{",
      palette: "new",
    }),
  ),
);
afterEach(() => vi.unstubAllGlobals());

test("drafts are counted by their user, of every organization", () => {
  expect([countDraftsOf("me"), countDraftsOf("another"), countDraftsOf("nobody")]).toEqual([2, 1, 0]);
  expect(storedDraftIds()).toEqual(["one", "two", "other", "broken"]);
});

test("what a user takes away is gone, and nothing else (security m14)", () => {
  forgetDraftsOf("me");
  expect(Object.keys(localStorage)).toEqual(["draft:other", "draft:broken", "palette"]);
});

test("a browser that keeps nothing has no drafts", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(countDraftsOf("me")).toBe(0);
  forgetDraftsOf("me");
});

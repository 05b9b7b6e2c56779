// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetRecentDocuments, keepRecentDocument, keepRecentSearch, recentAt, type RecentPlace } from "./recent.ts";

const mine: RecentPlace = { userId: "u", organizationId: "o", role: "SUBSCRIBER" };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("documents come the newest first, each once, five at most, and nobody else's", () => {
  for (const id of [1, 2, 3, 2, 4, 5, 6]) keepRecentDocument(mine, id);
  keepRecentDocument({ ...mine, userId: "other" }, 9);
  keepRecentDocument({ ...mine, role: "SUPPLIER" }, 8);
  expect(recentAt(mine).documents).toEqual([6, 5, 4, 2, 3]);
});

test("a document that is gone is forgotten there alone", () => {
  const others: RecentPlace = { ...mine, organizationId: "p" };
  for (const place of [mine, others]) for (const id of [1, 2, 3]) keepRecentDocument(place, id);
  forgetRecentDocuments(mine, [2, 9]);
  expect([recentAt(mine).documents, recentAt(others).documents]).toEqual([
    [3, 1],
    [3, 2, 1],
  ]);
});

test("what is typed on the way to a search is one with it", () => {
  for (const text of ["kou", "koulukatu", "koulukatu 7", "kou", "asema", " "]) keepRecentSearch(mine, text);
  expect(recentAt(mine).searches).toEqual(["asema", "kou"]);
  expect(recentAt({ ...mine, organizationId: "p" })).toEqual({ documents: [], searches: [] });
  expect(localStorage.getItem("RECENT_SEARCHES")).toBeNull();
});

test("what others have written into the storage is not taken for ours", () => {
  localStorage.setItem("RECENT_DOCUMENTS", '[{"place":1},null]');
  expect(recentAt(mine).documents).toEqual([]);
});

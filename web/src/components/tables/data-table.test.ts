import { describe, expect, it } from "vitest";
import { nextSort } from "./data-column.ts";
import { pageCount, rangeOf } from "./pages.ts";

describe("sort by heading", () => {
  it("goes ascending, descending, ascending; another column starts anew", () => {
    const first = nextSort(undefined, "id");
    const second = nextSort(first, "id");
    expect([first, second, nextSort(second, "id"), nextSort(second, "state")]).toEqual([
      { column: "id", direction: "asc" },
      { column: "id", direction: "desc" },
      { column: "id", direction: "asc" },
      { column: "state", direction: "asc" },
    ]);
  });
});

describe("pages", () => {
  it.each([
    [0, 25, 312, { from: 1, to: 25 }, 13],
    [12, 25, 312, { from: 301, to: 312 }, 13],
    [0, 25, 0, { from: 0, to: 0 }, 1],
    [0, 75, 75, { from: 1, to: 75 }, 1],
    [0, "all", 312, { from: 1, to: 312 }, 1],
    [5, "all", 0, { from: 0, to: 0 }, 1],
  ] as const)("page %j of %j rows out of %j", (page, pageSize, total, range, pages) => {
    expect(rangeOf({ page, pageSize }, total)).toEqual(range);
    expect(pageCount(pageSize, total)).toBe(pages);
  });
});

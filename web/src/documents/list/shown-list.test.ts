import { describe, expect, it } from "vitest";
import { placeIn } from "./shown-list.ts";

const list = { place: "org SUPPLIER", path: "/vendor/documents?type=Order", label: "Tilaukset", ids: [7, 5, 3] };

describe("the place of a document in the list that was shown", () => {
  it("names the neighbours, none beyond the ends", () => {
    expect(placeIn(list, 7)).toMatchObject({ position: 1, count: 3, previous: undefined, next: 5 });
    expect(placeIn(list, 5)).toMatchObject({ position: 2, previous: 7, next: 3 });
    expect(placeIn(list, 3)).toMatchObject({ position: 3, previous: 5, next: undefined });
  });

  it("is told only of what stands in it, with the way back", () => {
    expect(placeIn(list, 4)).toBeUndefined();
    expect(placeIn(list, 5)?.list).toEqual({ path: list.path, label: list.label });
  });
});

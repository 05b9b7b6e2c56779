import { describe, expect, it } from "vitest";
import { columnWidths, flexibleWidth } from "./column-widths.ts";

const tid = { id: "tid", width: 120 };
const product = { id: "product", width: 100, grow: 1 };
const address = { id: "address", width: 100, grow: 3 };
const total = (widths: readonly number[]) => widths.reduce((all, one) => all + one, 0);

describe("the widths of columns", () => {
  it("are at least what each must have, also where that is more than the room", () => {
    expect(columnWidths([tid, product, address], 200)).toEqual([120, 100, 100]);
    expect(columnWidths([{ id: "any" }], 0)).toEqual([flexibleWidth]);
  });

  it("share what is left by how much they grow, to the last pixel", () => {
    expect(columnWidths([tid, product, address], 720)).toEqual([120, 200, 400]);
    for (const room of [321, 322, 323, 999, 1613.5])
      expect(total(columnWidths([tid, product, address], room))).toBe(Math.floor(room));
  });

  it("fill the room where no column grows", () => {
    expect(columnWidths([tid, { id: "state", width: 120 }], 400)).toEqual([200, 200]);
  });

  it("stay as the reader made them; the others take what is left", () => {
    expect(columnWidths([tid, product, address], 720, { address: 90 })).toEqual([120, 510, 90]);
    expect(columnWidths([tid, product], 720, { tid: 90, product: 90 })).toEqual([90, 90]);
  });
});

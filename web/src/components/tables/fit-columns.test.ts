import { describe, expect, it } from "vitest";
import type { DataColumn } from "./data-column.ts";
import { fitColumns, keptBySort } from "./fit-columns.ts";

type Row = { id: number };
const column = (id: string, more: Partial<DataColumn<Row>> = {}): DataColumn<Row> => ({
  id,
  header: id,
  width: 100,
  cell: () => id,
  ...more,
});
const row = { id: 1 };
const usual = [
  column("tid"),
  column("cid", { under: { id: "tid", first: () => "number", second: () => "case" } }),
  column("wanted"),
  column("promised", { under: { id: "wanted" } }),
  column("mark", { yields: 1 }),
  column("other", { yields: 2 }),
];
const shown = (room: number, more: Partial<Parameters<typeof fitColumns>[1]> = {}, columns = usual) =>
  fitColumns(columns, { room, ...more }).map(({ id, second }) => (second ? `${id}/${second.id}` : id));

describe("the columns that a grid has room for", () => {
  it("are all of them, each by itself, where they fit", () => {
    expect(fitColumns(usual, { room: 600 })).toBe(usual);
  });

  it("are two in one where they do not, and then without those that yield, the last first", () => {
    expect(shown(599)).toEqual(["tid/cid", "wanted/promised", "mark", "other"]);
    expect(shown(399)).toEqual(["tid/cid", "wanted/promised", "mark"]);
    expect(shown(299)).toEqual(["tid/cid", "wanted/promised"]);
    expect(shown(10)).toEqual(["tid/cid", "wanted/promised"]);
  });

  it("keep the one by which they are sorted", () => {
    expect(shown(399, { sorted: "other" })).toEqual(["tid/cid", "wanted/promised", "other"]);
  });

  it("do not depend on a sort by one that would be there anyway", () => {
    expect(["tid", "cid", "other", "none", undefined].map((id) => keptBySort(usual, id))).toEqual([
      undefined,
      undefined,
      "other",
      undefined,
      undefined,
    ]);
    const [host, guest] = [column("host", { yields: 1 }), column("guest", { under: { id: "host" } })];
    expect(keptBySort([host, guest], "guest")).toBe("guest");
  });

  it("are measured as the reader made them", () => {
    expect(shown(599, { own: { tid: 64 } })).toHaveLength(6);
    expect(shown(600, { own: { tid: 101 } })).toHaveLength(4);
  });

  it("stand by themselves when the one above is not there", () => {
    const without = usual.filter(({ id }) => id !== "tid" && id !== "wanted");
    expect(shown(399, {}, without)).toEqual(["cid", "promised", "mark"]);
  });

  it("tell both lines as the column of the second says", () => {
    const [tid, wanted] = fitColumns(usual, { room: 399 });
    expect([tid?.cell(row), tid?.second?.cell(row)]).toEqual(["number", "case"]);
    expect([wanted?.cell(row), wanted?.second?.cell(row)]).toEqual(["wanted", "promised"]);
  });
});

import { describe, expect, it } from "vitest";
import { narrowedBy, waysToNarrow, type Facets, type FacetValue } from "./facets.ts";

const facets: Facets = {
  counted: 10,
  more: false,
  type: { Fault: 3, Order: 7 },
  status: { OPEN: 10 },
  year: { 2024: 1, 2025: 2, 2026: 7 },
  late: 4,
};
const said = (ways: readonly FacetValue[]) => ways.map(({ facet, value, count }) => `${facet} ${value} ${count}`);
const year = (value: number): FacetValue => ({ facet: "year", value, count: 1 });

describe("the ways to narrow a search", () => {
  it("are those that leave some of the results, in the order of the portal, the newest year first", () => {
    expect(said(waysToNarrow(facets, { q: "katu" }, "SUBSCRIBER"))).toEqual([
      "type Order 7",
      "type Fault 3",
      "late late 4",
      "year 2026 7",
      "year 2025 2",
      "year 2024 1",
    ]);
  });

  it("have what all have only while not all are counted and it is not asked for", () => {
    const cut = { ...facets, more: true };
    expect(said(waysToNarrow(cut, { q: "katu" }, "SUBSCRIBER"))).toContain("status OPEN 10");
    expect(said(waysToNarrow(cut, { q: "katu", status: ["OPEN"], due: ["late"] }, "SUBSCRIBER"))).not.toContain(
      "status OPEN 10",
    );
    expect(said(waysToNarrow({ ...facets, late: 10 }, { due: ["late"] }, "SUBSCRIBER"))).not.toContain("late late 10");
  });

  it("offer nothing that the role cannot search by, nor what is late of what is due today alone", () => {
    const cut = { ...facets, more: true };
    expect(said(waysToNarrow(cut, {}, "ERROR_HANDLER"))).not.toContain("type Fault 3");
    expect(said(waysToNarrow(facets, { due: ["today"] }, "SUPPLIER"))).not.toContain("late late 4");
    expect(said(waysToNarrow(facets, { due: ["today", "late"] }, "SUPPLIER"))).toContain("late late 4");
  });
});

describe("a narrowed search", () => {
  it("asks for the value alone, and for all that it asked before", () => {
    const asked = { q: "katu", type: ["Order", "Fault"] };
    expect(narrowedBy(asked, { facet: "type", value: "Fault", count: 3 })).toEqual({ q: "katu", type: ["Fault"] });
    expect(narrowedBy(asked, { facet: "late", value: "late", count: 3 })).toEqual({ ...asked, due: ["late"] });
  });

  it("stays within the days that were asked for", () => {
    expect(narrowedBy({ q: "katu" }, year(2025)).created).toEqual({ from: "2025-01-01", to: "2025-12-31" });
    const created = { from: "2025-06-05", to: "2026-03-01" };
    expect(narrowedBy({ created }, year(2025)).created).toEqual({ from: "2025-06-05", to: "2025-12-31" });
    expect(narrowedBy({ created }, year(2026)).created).toEqual({ from: "2026-01-01", to: "2026-03-01" });
    expect(narrowedBy({ created: { from: "2025-06-05" } }, year(2026)).created).toEqual({
      from: "2026-01-01",
      to: "2026-12-31",
    });
  });
});

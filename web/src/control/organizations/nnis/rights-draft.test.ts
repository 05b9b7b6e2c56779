import { describe, expect, it } from "vitest";
import type { Nni } from "./nni-entities.ts";
import {
  changesOf,
  isAllowed,
  isChecked,
  rowsOf,
  withBox,
  withoutChange,
  type Box,
  type Draft,
} from "./rights-draft.ts";

const nni = (id: string, rights: Nni["rights"]): Nni => ({
  id,
  organizationId: "supplier",
  identifier: id,
  description: "",
  active: true,
  inUse: false,
  version: "1",
  productGroups: [],
  rights,
  subOrganizations: [],
});
const nnis = [
  nni("tre", [{ id: "o", name: "Öljy Oy", allowFrom: true, allowTo: false }]),
  nni("hki", [{ id: "a", name: "Aalto Oy", allowFrom: true, allowTo: true }]),
];
const none: Draft = new Map();
const box: Box = { nniId: "tre", organizationId: "o", side: "allowTo" };

describe("the draft of rights", () => {
  it("holds what differs from what is saved and nothing else", () => {
    expect(isAllowed(nnis, { ...box, side: "allowFrom" })).toBe(true);
    const changed = withBox(none, box, { checked: true, saved: false });
    expect(isChecked(changed, box, false)).toBe(true);
    expect(changesOf(changed)).toEqual([{ nniId: "tre", organizationId: "o", allowTo: true }]);
    expect(changesOf(withBox(changed, box, { checked: false, saved: false }))).toEqual([]);
  });

  it("makes one change of both sides, which is gone once it is saved", () => {
    const both = withBox(
      withBox(none, box, { checked: true, saved: false }),
      { ...box, side: "allowFrom" },
      {
        checked: false,
        saved: true,
      },
    );
    const [change] = changesOf(both);
    expect(change).toEqual({ nniId: "tre", organizationId: "o", allowTo: true, allowFrom: false });
    const other = withBox(both, { ...box, nniId: "hki" }, { checked: true, saved: false });
    expect(changesOf(withoutChange(other, { nniId: "tre", organizationId: "o" }))).toEqual([
      { nniId: "hki", organizationId: "o", allowTo: true },
    ]);
  });
});

describe("the rows of the grid", () => {
  const known = [
    { id: "o", name: "Öljy Oy" },
    { id: "å", name: "Åland Ab" },
    { id: "z", name: "Zeta Oy" },
    { id: "a", name: "Aalto Oy" },
  ];

  it("begin with who holds a right, in Finnish order", () => {
    const { holding, others } = rowsOf({ shown: nnis, known, search: "" });
    expect(holding.map(({ name }) => name)).toEqual(["Aalto Oy", "Öljy Oy"]);
    expect(others.map(({ name }) => name)).toEqual(["Zeta Oy", "Åland Ab"]);
  });

  it("begin with who holds a right in the columns that are shown", () => {
    expect(rowsOf({ shown: nnis.slice(0, 1), known: [...known, ...known], search: "" }).holding).toEqual([
      { id: "o", name: "Öljy Oy" },
    ]);
  });

  it("are found by every word of their names", () => {
    const { holding, others } = rowsOf({ shown: nnis, known, search: "OY öl" });
    expect([...holding, ...others].map(({ name }) => name)).toEqual(["Öljy Oy"]);
  });
});

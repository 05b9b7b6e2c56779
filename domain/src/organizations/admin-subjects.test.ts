import { expect, it } from "vitest";
import { changesBetween } from "./admin-subjects.ts";

it("tells the fields that differ, with old and new", () => {
  const before = { name: "Vanha", roles: ["SUPPLIER"], kept: { deep: 1 } };
  const after = { name: "Uusi", roles: ["SUPPLIER", "SUBSCRIBER"], kept: { deep: 1 } };
  expect(changesBetween(before, after)).toEqual([
    { field: "name", before: "Vanha", after: "Uusi" },
    { field: "roles", before: ["SUPPLIER"], after: ["SUPPLIER", "SUBSCRIBER"] },
  ]);
});

it("tells all of what comes or goes, and nothing of what stays", () => {
  expect(changesBetween(null, { name: "Uusi", none: null })).toEqual([{ field: "name", before: null, after: "Uusi" }]);
  expect(changesBetween({ name: "Vanha" }, null)).toEqual([{ field: "name", before: "Vanha", after: null }]);
  expect(changesBetween({ name: "Sama" }, { name: "Sama" })).toEqual([]);
});

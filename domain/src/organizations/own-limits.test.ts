import { expect, it } from "vitest";
import { checkOwnLimits, checkTypedLimit, effectiveLimit } from "./own-limits.ts";

const bounds = { editLockMinutes: { min: 5, max: 60 }, retentionDays: { min: 180, max: 1825 } };

it.each([
  [null, 60],
  [5, 5],
  [30, 30],
  [4, 5],
  [90, 60],
])("an own %j holds as %j, also when the portal has changed its bounds since", (own, holds) => {
  expect(effectiveLimit(own, bounds.editLockMinutes)).toBe(holds);
});

it("takes what is between the bounds, both included, and none", () => {
  for (const limits of [
    {},
    { editLockMinutes: null, retentionDays: null },
    { editLockMinutes: 5, retentionDays: 180 },
    { editLockMinutes: 60, retentionDays: 1825 },
  ])
    expect(checkOwnLimits(limits, bounds)).toEqual([]);
  expect(checkOwnLimits({ editLockMinutes: 4, retentionDays: 1826 }, bounds)).toEqual([
    { path: "editLockMinutes", code: "NUMBER_TOO_SMALL", params: { min: 5 } },
    { path: "retentionDays", code: "NUMBER_TOO_LARGE", params: { max: 1825 } },
  ]);
});

it.each([
  ["", undefined],
  [" 30 ", undefined],
  ["30,5", "INVALID_VALUE"],
  ["-30", "INVALID_VALUE"],
  ["pitkä", "INVALID_VALUE"],
  ["0", "NUMBER_TOO_SMALL"],
  ["61", "NUMBER_TOO_LARGE"],
])("a typed %j says %j", (typed, code) => {
  const codes = checkTypedLimit("editLockMinutes", typed, bounds).map((issue) => issue.code);
  expect(codes).toEqual(code === undefined ? [] : [code]);
});

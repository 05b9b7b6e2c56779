import { expect, test } from "vitest";
import { FilterError } from "./filter-error.ts";
import { parsePattern, parseValue } from "./parse-value.ts";
import type { FieldType } from "./published-entity.ts";

test.each<[FieldType, unknown, unknown]>([
  ["text", "Åbo", "Åbo"],
  ["text", 12345, "12345"],
  ["text", "x".repeat(255), "x".repeat(255)],
  ["text", "\u{1f600}", "\u{1f600}"],
  ["integer", "100234", 100234],
  ["integer", -0, 0],
  ["integer", 9007199254740991, 9007199254740991],
  ["uuid", "5E4F1C9A-0D6B-4A3E-9A53-6F2F0B7A1C02", "5e4f1c9a-0d6b-4a3e-9a53-6f2f0b7a1c02"],
  ["boolean", "false", false],
  ["date", "2028-02-29", "2028-02-29"],
  ["instant", "2026-11-20T14:00:00+02:00", "2026-11-20T12:00:00.000Z"],
  ["instant", "2026-11-20T12:00Z", "2026-11-20T12:00:00.000Z"],
  ["instant", "2026-11-20T12:00:00.123456Z", "2026-11-20T12:00:00.123456Z"],
  ["instant", "2026-11-20T12:00:00.1+00:00", "2026-11-20T12:00:00.100Z"],
  ["instant", "2026-11-20T14:00:00.123456789+0200", "2026-11-20T12:00:00.123456Z"],
  ["money", 120.5, "120.5"],
  ["money", "-0.05", "-0.05"],
])("a %s takes %j", (type, raw, expected) => {
  expect(parseValue(raw, type, "p")).toBe(expected);
});

test.each<[FieldType, unknown]>([
  ["text", "a\0b"],
  ["text", "\ud800"],
  ["text", true],
  ["text", "x".repeat(256)],
  ["integer", 1.5],
  ["integer", "9007199254740992"],
  ["integer", "1e3"],
  ["integer", ""],
  ["uuid", "5e4f1c9a"],
  ["boolean", 1],
  ["date", "2026-02-29"],
  ["date", "2026-2-9"],
  ["date", "0000-01-01"],
  ["date", "2026-11-20T12:00:00Z"],
  ["instant", "2026-11-20"],
  ["instant", "2026-02-30T00:00:00Z"],
  ["instant", "2026-11-20T25:00:00Z"],
  ["instant", "2026-11-20T12:00:00"],
  ["instant", "0001-01-01T00:00:00+02:00"],
  ["instant", "9999-12-31T23:00:00-02:00"],
  ["instant", 0],
  ["money", "1,50"],
  ["money", 1e21],
  ["money", "1.005"],
  ["money", Number.NaN],
])("a %s refuses %j", (type, raw) => {
  expect(() => parseValue(raw, type, "p")).toThrow(FilterError);
});

test.each<[FieldType, unknown, string]>([
  ["instant", "2026-11-20", "BAD_INSTANT"],
  ["instant", 1_795_176_000, "BAD_INSTANT"],
  ["date", "20.11.2026", "BAD_DATE"],
  ["money", "120,50", "BAD_MONEY"],
])("what %s takes is told by the refusal of %j (API review A5)", (type, raw, reason) => {
  expect(() => parseValue(raw, type, "p")).toThrow(expect.objectContaining({ reason }));
});

test("a pattern may escape, and may end with an escaped backslash only", () => {
  expect(parsePattern("100\\%", "p")).toBe("100\\%");
  expect(parsePattern("a\\\\", "p")).toBe("a\\\\");
  expect(() => parsePattern("a\\\\\\", "p")).toThrow(FilterError);
});

import { expect, test } from "vitest";
import { parcelEntity } from "../../../test/filter/parcel-entity.ts";
import { FilterError } from "./filter-error.ts";
import type { Where } from "./filter.ts";
import { parseWhere } from "./parse-where.ts";

function parse(raw: unknown): Where {
  return parseWhere(raw, "where", parcelEntity, { used: 0 });
}

function refusal(raw: unknown): string {
  try {
    parse(raw);
  } catch (error) {
    if (error instanceof FilterError) return `${error.path} ${error.reason}`;
    throw error;
  }
  return "accepted";
}

test("keys and operators hold together", () => {
  expect(parse({ weight: { gt: 1, lte: 3 }, sent: true })).toEqual({
    kind: "and",
    parts: [
      {
        kind: "and",
        parts: [
          { kind: "compare", field: "weight", operator: "gt", value: 1 },
          { kind: "compare", field: "weight", operator: "lte", value: 3 },
        ],
      },
      { kind: "equal", field: "sent", negated: false, value: true },
    ],
  });
});

test("a field in a group is named by dots or by nesting", () => {
  const condition = { inq: ["Oulu", "Åbo"] };
  const expected = { kind: "among", field: "document.address.city", negated: false, values: ["Oulu", "Åbo"] };
  expect(parse({ "document.address.city": condition })).toEqual(expected);
  expect(parse({ document: { address: { city: condition } } })).toEqual(expected);
  expect(parse({ document: { "address.city": condition } })).toEqual(expected);
});

test("every operator of the grammar is read", () => {
  expect(parse({ name: null })).toMatchObject({ kind: "equal", value: null });
  expect(parse({ weight: { neq: "null" } })).toMatchObject({ kind: "equal", negated: true, value: null });
  expect(parse({ name: { eq: "null" } })).toMatchObject({ kind: "equal", value: "null" });
  expect(parse({ weight: { between: ["1", 2] } })).toMatchObject({ kind: "between", low: 1, high: 2 });
  expect(parse({ weight: { nin: 4 } })).toMatchObject({ kind: "among", negated: true, values: [4] });
  expect(parse({ weight: { inq: [] } })).toMatchObject({ kind: "among", values: [] });
  expect(parse({ name: { nilike: "a%" } })).toMatchObject({ kind: "like", negated: true, ignoreCase: true });
  expect(parse({ name: { nlike: "a%" } })).toMatchObject({ kind: "like", negated: true, ignoreCase: false });
  expect(parse({ name: { ilike: "a%" } })).toMatchObject({ kind: "like", negated: false, ignoreCase: true });
});

test("boolean nesting is at most 5", () => {
  const nested = (depth: number): object =>
    depth === 0 ? { id: 1 } : { [depth % 2 ? "or" : "and"]: [nested(depth - 1)] };
  expect(refusal(nested(5))).toBe("accepted");
  expect(refusal(nested(6))).toMatch(/TOO_DEEP$/);
});

test("conditions are at most 50 and lists at most 100 values", () => {
  const conditions = (count: number) => ({ and: Array.from({ length: count }, () => ({ id: 1 })) });
  expect(refusal(conditions(50))).toBe("accepted");
  expect(refusal(conditions(51))).toBe("where.and TOO_MANY_VALUES");
  expect(refusal({ ...conditions(50), weight: 1 })).toBe("where.weight TOO_MANY_CONDITIONS");
  expect(refusal({ id: { inq: Array(100).fill(1) } })).toBe("accepted");
  expect(refusal({ id: { inq: Array(101).fill(1) } })).toBe("where.id.inq TOO_MANY_VALUES");
});

test.each<[unknown, string]>([
  [null, "where NOT_AN_OBJECT"],
  ["name", "where NOT_AN_OBJECT"],
  [{ and: {} }, "where.and NOT_A_LIST"],
  [{ or: [] }, "where.or EMPTY"],
  [{ or: ["x"] }, "where.or.0 NOT_AN_OBJECT"],
  [{ password: "x" }, "where.password UNKNOWN_FIELD"],
  [{ constructor: "x" }, "where.constructor UNKNOWN_FIELD"],
  [{ "d.name": "x" }, "where.d.name UNKNOWN_FIELD"],
  [{ items: { label: "x" } }, "where.items UNKNOWN_FIELD"],
  [{ document: "x" }, "where.document NOT_AN_OBJECT"],
  [{ document: { and: [] } }, "where.document.and UNKNOWN_FIELD"],
  [{ version: 1 }, "where.version NOT_FILTERABLE"],
  [{ name: {} }, "where.name EMPTY"],
  [{ name: ["x"] }, "where.name BAD_VALUE"],
  [{ name: { regexp: "^a" } }, "where.name.regexp UNKNOWN_OPERATOR"],
  [{ name: { exists: true } }, "where.name.exists UNKNOWN_OPERATOR"],
  [{ name: { toString: "a" } }, "where.name.toString UNKNOWN_OPERATOR"],
  [{ weight: { like: "1%" } }, "where.weight.like UNKNOWN_OPERATOR"],
  [{ weight: { gt: null } }, "where.weight.gt BAD_VALUE"],
  [{ weight: { between: [1] } }, "where.weight.between BAD_VALUE"],
  [{ weight: { between: [1, 2, 3] } }, "where.weight.between BAD_VALUE"],
  [{ weight: { inq: [1, null] } }, "where.weight.inq BAD_VALUE"],
  [{ weight: { inq: { a: 1 } } }, "where.weight.inq BAD_VALUE"],
  [{ name: { like: "a\\" } }, "where.name.like BAD_VALUE"],
  [{ name: "x".repeat(256) }, "where.name TOO_LONG"],
])("%j is refused", (raw, expected) => {
  expect(refusal(raw)).toBe(expected);
});

import fc from "fast-check";
import type { FieldType } from "../../src/platform/filter/published-entity.ts";
import { parcelEntity } from "./parcel-entity.ts";

const operators = ["eq", "neq", "gt", "gte", "lt", "lte", "between", "inq", "nin", "like", "nlike", "ilike", "nilike"];
const strangeOperators = ["regexp", "exists", "near", "and", "or", "__proto__", "constructor", "toString"];
const fields = Object.keys(parcelEntity.fields);
const strangeNames = [
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "document",
  "d.id",
  'id"; DROP TABLE parcels; --',
  "",
];

const sqlTexts = [
  "'",
  '"',
  "\\",
  "%\\",
  "$1",
  "$9999",
  "--",
  "/*",
  "'; SELECT pg_sleep(9)--",
  "{1,2}",
  "{",
  "NULL",
  "null",
];
const timeTexts = [
  "0000-01-01",
  "9999-12-31",
  "2026-02-30",
  "-0001-01-01",
  "infinity",
  "now",
  "0001-01-01T00:00:00+23:59",
];
const numberTexts = ["99999999999999999999", "-0", "1e400", "NaN", "Infinity", "0x10", "", " ", "true"];
const longTexts = ["ä".repeat(255), "%".repeat(255), "x".repeat(256)];
const strangeTexts = ["\0", "\ud800", "İ", "ß", "\u202e", "5e4f1c9a-0d6b-4a3e-9a53-6f2f0b7a1c02"];
const hostileTexts = [...sqlTexts, ...timeTexts, ...numberTexts, ...longTexts, ...strangeTexts];

const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(null, true, -0, 1e21, 1.5, 2 ** 53, -(2 ** 53) + 1, 2 ** 31, 999_999_999_999.99, [], {}),
  fc.string({ unit: "binary", maxLength: 10 }),
  fc.integer(),
);

const hostileCondition = fc.oneof(
  hostileValue,
  fc
    .tuple(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...operators) }, fc.constantFrom(...strangeOperators)),
      fc.oneof(hostileValue, fc.array(hostileValue, { maxLength: 3 })),
    )
    .map(([operator, value]) => Object.fromEntries([[operator, value]])),
);

const edgeValues: Record<FieldType, unknown[]> = {
  text: hostileTexts,
  integer: [2 ** 53 - 1, -(2 ** 53) + 1, 2 ** 31, "9007199254740991", "-0", 0],
  uuid: ["5E4F1C9A-0D6B-4A3E-9A53-6F2F0B7A1C02", "00000000-0000-0000-0000-000000000000"],
  boolean: [true, "false"],
  date: ["0000-01-01", "0001-01-01", "9999-12-31", "2024-02-29", "1582-10-10"],
  instant: ["0001-01-01T00:00Z", "9999-12-31T23:59:59.999Z", "2026-06-30T24:00:00+14:00", "2026-01-01T00:00:00-23:59"],
  money: ["999999999999.99", "-999999999999.99", -0, 0.1, "0000.1"],
};

const likelyWhere = fc
  .tuple(fc.constantFrom(...Object.entries(parcelEntity.fields)), fc.constantFrom(...operators))
  .chain(([[name, field], operator]) => {
    const edge = fc.constantFrom(...edgeValues[field.type]);
    const value = operator === "between" ? fc.tuple(edge, edge) : fc.oneof(edge, hostileValue);
    return value.map((each) => ({ [name]: { [operator]: each } }));
  });

const hostileWhere = fc.letrec<{ where: unknown }>((tie) => ({
  where: fc.oneof(
    { maxDepth: 7 },
    fc
      .tuple(
        fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fields) }, fc.constantFrom(...strangeNames)),
        hostileCondition,
      )
      .map(([name, condition]) => Object.fromEntries([[name, condition]])),
    fc.record({ and: fc.array(tie("where"), { maxLength: 4 }) }),
    fc.record({ or: fc.array(tie("where"), { maxLength: 4 }) }),
    hostileValue,
  ),
})).where;

const hostileFilter = fc.record(
  {
    where: hostileWhere,
    order: fc.oneof(
      fc.constantFrom<unknown>(...fields, "name DESC", "name; DROP", "id ASC, name", "name NULLS FIRST"),
      fc.array(fc.constantFrom(...fields), { maxLength: 7 }),
      hostileValue,
    ),
    limit: fc.constantFrom<unknown>(0, 1, 25, 1000, 1001, -1, "5", "x", 1.5, null, 1e99),
    skip: fc.constantFrom<unknown>(0, 10, "10", -1, 1e12, "1e3", {}),
    fields: fc.oneof(fc.array(fc.constantFrom(...fields, ...strangeNames)), hostileValue),
    include: fc.oneof(fc.constantFrom<unknown>("items", ["items"], [{ relation: "previous" }], ["x"]), hostileValue),
    __proto__: fc.constant({ polluted: true }),
  },
  { requiredKeys: [] },
);

const bracketSegments = [...fields, ...operators, ...strangeNames, ...strangeOperators];

const bracketKey = fc
  .array(
    fc.constantFrom(...bracketSegments, "where", "order", "include", "relation", "scope", "0", "1", "", "[", "]", "[]"),
    { maxLength: 30 },
  )
  .map((segments) => `filter${segments.map((segment) => `[${segment}]`).join("")}`);

const bracketQuery = fc.dictionary(
  fc.oneof(
    bracketKey,
    fc.constantFrom("filter[where][name]", "filter[where][id][inq][]", "filter[", "filter]", "limit"),
  ),
  fc.oneof(fc.constantFrom(...hostileTexts), fc.array(fc.constantFrom(...hostileTexts), { maxLength: 3 })),
  { maxKeys: 8 },
);

/** Queries that a stranger might send: broken, too large, or well-formed with hostile values. */
export const hostileQuery: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  { weight: 4, arbitrary: hostileFilter.map((filter) => ({ filter: JSON.stringify(filter) })) },
  { weight: 3, arbitrary: hostileWhere.map((where) => ({ filter: JSON.stringify({ where }) })) },
  { weight: 6, arbitrary: likelyWhere.map((where) => ({ filter: JSON.stringify({ where }) })) },
  bracketQuery,
  fc.json().map((filter) => ({ filter })),
  fc.string({ unit: "binary" }).map((filter) => ({ filter })),
  fc.nat(9000).map((depth) => ({ filter: `{"where":${"[".repeat(depth)}` })),
  fc.nat(1300).map((depth) => ({ filter: `{"where":${'{"and":['.repeat(depth)}{}${"]}".repeat(depth)}}` })),
  fc.nat(4000).map((depth) => ({ [`filter${"[and][0]".repeat(depth)}`]: "1" })),
);

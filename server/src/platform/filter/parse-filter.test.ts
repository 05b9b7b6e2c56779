import { expect, test } from "vitest";
import { addressFields, parcelEntity } from "../../../test/filter/parcel-entity.ts";
import { FilterError } from "./filter-error.ts";
import type { FilterReason } from "./filter-error.ts";
import { parseFilter } from "./parse-filter.ts";

function refusal(query: Record<string, unknown>): string {
  try {
    parseFilter(query, parcelEntity, { targetAddrWhere: addressFields });
  } catch (error) {
    if (error instanceof FilterError) return `${error.path} ${error.reason}`;
    throw error;
  }
  return "accepted";
}

test("no filter asks for the first 25 of everything", () => {
  expect(parseFilter({ format: "text" }, parcelEntity)).toEqual({
    where: { kind: "and", parts: [] },
    fields: undefined,
    order: [],
    limit: 25,
    skip: 0,
    include: [],
    wheres: {},
  });
  expect(parseFilter({ filter: "" }, parcelEntity)).toEqual(parseFilter({}, parcelEntity));
});

test("JSON and bracket form say the same", () => {
  const filter = {
    where: {
      and: [{ name: { like: "%a" } }, { or: [{ weight: 1 }, { sent: true }] }],
      document: { dueDate: "2026-02-28" },
    },
    fields: { version: false },
    order: ["name ASC", "id DESC"],
    limit: 10,
    offset: 20,
    include: [{ relation: "items", scope: { where: { label: "x" }, include: ["parcel"] } }, "previous"],
  };
  const brackets = {
    "filter[where][and][0][name][like]": "%a",
    "filter[where][and][1][or][0][weight]": "1",
    "filter[where][and][1][or][1][sent]": "true",
    "filter[where][document][dueDate]": "2026-02-28",
    "filter[fields][version]": "false",
    "filter[order][]": ["name ASC", "id DESC"],
    "filter[limit]": "10",
    "filter[skip]": "20",
    "filter[include][0][relation]": "items",
    "filter[include][0][scope][where][label]": "x",
    "filter[include][0][scope][include][]": "parcel",
    "filter[include][1]": "previous",
  };
  const parsed = parseFilter({ filter: JSON.stringify(filter) }, parcelEntity);
  expect(parsed).toEqual(parseFilter(brackets, parcelEntity));
  expect(parsed).toMatchObject({
    fields: { mode: "without", names: ["version"] },
    order: [
      { field: "name", direction: "ASC" },
      { field: "id", direction: "DESC" },
    ],
    limit: 10,
    skip: 20,
    include: [
      { relation: "items", scope: { limit: undefined, include: [{ relation: "parcel" }] } },
      { relation: "previous", scope: { skip: undefined } },
    ],
  });
});

test("a page may stand beside the filter, when both agree", () => {
  expect(parseFilter({ limit: "50", skip: "100" }, parcelEntity)).toMatchObject({ limit: 50, skip: 100 });
  expect(parseFilter({ limit: "5", filter: '{"limit":5,"skip":2}' }, parcelEntity)).toMatchObject({
    limit: 5,
    skip: 2,
  });
  expect(refusal({ limit: "5", filter: '{"limit":6}' })).toBe("limit GIVEN_TWICE");
  expect(refusal({ skip: "5", offset: "6" })).toBe("offset GIVEN_TWICE");
});

test("where parameters speak of their own entity, in either form", () => {
  const parameters = { targetAddrWhere: addressFields };
  const inJson = parseFilter({ targetAddrWhere: '{"city":"Åbo"}' }, parcelEntity, parameters);
  expect(inJson.wheres.targetAddrWhere).toEqual({ kind: "equal", field: "city", negated: false, value: "Åbo" });
  expect(parseFilter({ "targetAddrWhere[city]": "Åbo" }, parcelEntity, parameters)).toEqual(inJson);
  expect(refusal({ "targetAddrWhere[name]": "x" })).toBe("targetAddrWhere.name UNKNOWN_FIELD");
});

test("the conditions of one request are counted together", () => {
  const names = (count: number) => JSON.stringify({ or: Array.from({ length: count }, () => ({ city: "x" })) });
  const where = (count: number) => JSON.stringify({ where: { or: Array.from({ length: count }, () => ({ id: 1 })) } });
  expect(refusal({ filter: where(25), targetAddrWhere: names(25) })).toBe("accepted");
  expect(refusal({ filter: where(25), targetAddrWhere: names(26) })).toBe(
    "targetAddrWhere.or.25.city TOO_MANY_CONDITIONS",
  );
});

const refusals: [string, Record<string, unknown>, `${string} ${FilterReason}`][] = [
  ["broken JSON", { filter: "{" }, "filter NOT_JSON"],
  ["a list for a filter", { filter: "[]" }, "filter NOT_AN_OBJECT"],
  ["a filter twice", { filter: ["{}", "{}"] }, "filter GIVEN_TWICE"],
  ["both forms at once", { filter: "{}", "filter[limit]": "1" }, "filter GIVEN_TWICE"],
  ["a parsed object", { filter: {} }, "filter BAD_VALUE"],
  ["8 kB and more", { filter: JSON.stringify({ where: { name: "x".repeat(8192) } }) }, "filter TOO_LONG"],
  ["8 kB of brackets", { "filter[where][id][inq]": Array(400).fill("1") }, "filter TOO_LONG"],
  ["an unclosed bracket", { "filter[where": "1" }, "filter BAD_BRACKETS"],
  ["text between brackets", { "filter[where]x[name]": "1" }, "filter BAD_BRACKETS"],
  ["too many brackets", { [`filter${"[a]".repeat(25)}`]: "1" }, "filter TOO_DEEP"],
  ["a value inside a value", { "filter[order]": "id", "filter[order][0]": "id" }, "filter[order][0] GIVEN_TWICE"],
  ["an unknown key", { filter: '{"whee":{}}' }, "filter.whee UNKNOWN_KEY"],
  ["a prototype", { filter: '{"__proto__":{}}' }, "filter.__proto__ UNKNOWN_KEY"],
  ["a prototype in brackets", { "filter[__proto__][limit]": "1" }, "filter.__proto__ UNKNOWN_KEY"],
  ["limit 0", { limit: "0" }, "limit OUT_OF_RANGE"],
  ["limit 1001", { filter: '{"limit":1001}' }, "filter.limit OUT_OF_RANGE"],
  ["limit x", { "filter[limit]": "x" }, "filter.limit BAD_VALUE"],
  ["limit 1.5", { filter: '{"limit":1.5}' }, "filter.limit BAD_VALUE"],
  ["skip -1", { filter: '{"skip":-1}' }, "filter.skip OUT_OF_RANGE"],
  ["two limits", { limit: ["1", "2"] }, "limit BAD_VALUE"],
  ["an unknown order", { "filter[order]": "price2 ASC" }, "filter.order.price2 UNKNOWN_FIELD"],
  ["SQL for an order", { "filter[order][0]": "id;DROP ASC" }, "filter.order.0.id;DROP UNKNOWN_FIELD"],
  ["an order by what is not sorted", { "filter[order]": "state" }, "filter.order.state NOT_SORTABLE"],
  ["a wrong direction", { "filter[order]": "id UP" }, "filter.order BAD_VALUE"],
  ["six orders", { filter: JSON.stringify({ order: Array(6).fill("id") }) }, "filter.order TOO_MANY_VALUES"],
  ["unknown fields", { filter: '{"fields":["password"]}' }, "filter.fields.0 UNKNOWN_FIELD"],
  ["a field that is neither", { filter: '{"fields":{"id":1}}' }, "filter.fields.id BAD_VALUE"],
  ["an unknown relation", { filter: '{"include":["owner"]}' }, "filter.include.0 UNKNOWN_RELATION"],
  ["an inherited relation", { "filter[include]": "constructor" }, "filter.include UNKNOWN_RELATION"],
  ["a relation twice", { filter: '{"include":["items","items"]}' }, "filter.include GIVEN_TWICE"],
  [
    "an unknown key of include",
    { filter: '{"include":[{"relation":"items","x":1}]}' },
    "filter.include.0.x UNKNOWN_KEY",
  ],
  [
    "an unknown field of a relation",
    { filter: '{"include":[{"relation":"items","scope":{"where":{"name":1}}}]}' },
    "filter.include.0.scope.where.name UNKNOWN_FIELD",
  ],
  [
    "three relations deep",
    {
      filter: JSON.stringify({
        include: [{ relation: "items", scope: { include: [{ relation: "parcel", scope: { include: ["items"] } }] } }],
      }),
    },
    "filter.include.0.scope.include.0.scope.include TOO_DEEP",
  ],
];

test.each(refusals)("%s is refused", (_name, query, expected) => {
  expect(refusal(query)).toBe(expected);
});

test("an endless key is cut in the path", () => {
  const { length } = refusal({ filter: JSON.stringify({ where: { ["x".repeat(5000)]: 1 } }) });
  expect(length).toBeLessThan(120);
});

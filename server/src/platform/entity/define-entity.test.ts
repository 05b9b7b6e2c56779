import { expect, test } from "vitest";
import { z } from "zod";
import { combineWhere, createScope } from "../filter/combine-where.ts";
import { orderOver } from "../filter/compile-order.ts";
import { parseFilter } from "../filter/parse-filter.ts";
import { defineEntity, joinsOf } from "./define-entity.ts";
import { boolean, finnish, instant, integer, named, objectJson, over, shown, text, uuid, version } from "./fields.ts";
import { wholeRows } from "./find-rows.ts";
import { byName, many, oneOrNone, told } from "./relations.ts";
import { versioned } from "./versioned.ts";

const parcels = defineEntity({
  name: "parcel",
  schema: "ParcelOfTest",
  table: "parcels",
  as: "p",
  joins: {
    o: "JOIN owners o ON o.id = p.owner_id",
    c: { sql: "LEFT JOIN countries c ON c.id = o.country_id", needs: "o" },
  },
  key: "id",
  order: [["name", "ASC"]],
  fields: {
    id: uuid("p.id"),
    name: finnish("p.name"),
    sentAt: instant("p.sent_at"),
    secret: shown("p.secret"),
    country: over("c", text("c.code")),
    version: version(["p.name"]),
  },
  filters: { heavy: boolean("(p.weight > 10)") },
  relations: {
    owner: over("o", told(named("o"))),
    items: many(
      { ...named("r"), amount: integer("r.amount") },
      { from: "items r WHERE r.parcel_id = p.id", order: byName },
    ),
    previous: oneOrNone(named("r"), { from: "parcels r WHERE r.id = p.previous_id" }),
  },
});

const row = { id: "1", name: "x", sentAt: "2026-01-01T00:00:00.000Z", secret: "s", country: "FI", version: "v" };
const whole = { ...row, owner: { id: "2", name: "o" } };
const filterOf = (filter: object) => parseFilter({ filter: JSON.stringify(filter) }, parcels);

test("a field is told once, and stands in the JSON, the schema, the filter and the chosen row", () => {
  expect(parcels.rowJson([])).toContain("'name', p.name");
  expect(parcels.schema.parse(whole)).toEqual(whole);
  expect(() => parcels.schema.parse({ ...whole, name: undefined })).toThrow("expected string");
  expect(filterOf({ where: { name: "x" }, order: "name DESC" }).order).toEqual([{ field: "name", direction: "DESC" }]);
  expect(parcels.list.parse([whole, { name: "x" }, { owner: { name: "o" } }])).toHaveLength(3);
  expect(() => parcels.list.parse([{ weight: 1 }])).toThrow("Unrecognized key");
});

test("what is shown alone is named by no filter, and what a filter alone names is in no row", () => {
  expect(() => filterOf({ where: { secret: "s" } })).toThrow("UNKNOWN_FIELD");
  expect(() => filterOf({ order: "version" })).toThrow("UNKNOWN_FIELD");
  expect(filterOf({ where: { heavy: true }, fields: ["secret"] }).fields?.names).toEqual(["secret"]);
  expect(parcels.rowJson(parcels.every)).not.toContain("heavy");
});

test("a relation is in a row when it is asked for, and always when it is told", () => {
  expect(parcels.rowJson([])).toContain("'owner', json_build_object('id', o.id, 'name', o.name)");
  expect(parcels.rowJson([])).not.toContain("items");
  expect(parcels.rowJson(["items"])).toContain("'items', coalesce((SELECT json_agg(");
  expect(() => filterOf({ where: { "items.name": "x" } })).toThrow("UNKNOWN_FIELD");
  expect(filterOf({ where: { "owner.name": "x" }, include: ["items"] }).include).toHaveLength(1);
  expect(parcels.schema.parse({ ...whole, previous: null, items: [] })).toMatchObject({ previous: null });
});

test("a join is made where a field that needs it is named, with the one that it builds on", () => {
  const joins = (filter: object) => {
    const { where, order } = filterOf(filter);
    const { over: aliases } = combineWhere(createScope("TRUE", []), { where, entity: parcels });
    return joinsOf(parcels, aliases, orderOver(order, parcels));
  };
  expect(joins({ where: { name: "o.name c.code" } })).toBe("");
  expect(joins({ where: { or: [{ name: "x" }, { "owner.name": "y" }] } })).toBe("JOIN owners o ON o.id = p.owner_id");
  expect(joins({ order: "country" })).toMatch(/^JOIN owners o .*LEFT JOIN countries c/);
  expect(joinsOf(parcels, createScope("o.id = $1", ["1"], ["o"]).over)).toBe("JOIN owners o ON o.id = p.owner_id");
  expect(wholeRows(parcels, "p.id = $1")).toMatch(
    /FROM parcels p JOIN owners o .*LEFT JOIN countries c .* WHERE p\.id = \$1$/,
  );
});

test("a kept row has the version of its columns, and its schema an ETag", () => {
  expect(parcels.version).toContain("json_build_array(p.name)");
  expect(versioned.get(parcels.schema)).toEqual({ located: false });
});

test("a definition that cannot hold is refused when it is made", () => {
  const base = { name: "e", table: "t", as: "t", key: "id", fields: { id: uuid("t.id") } };
  expect(() => defineEntity({ ...base, order: [["name", "ASC"]] })).toThrow("e: name is not published");
  expect(() => defineEntity({ ...base, fields: { ...base.fields, a: over("x", shown("x.a")) } })).toThrow(
    "e: no join x",
  );
  expect(() => defineEntity({ ...base, filters: { or: text("t.a") } })).toThrow("e: or is an operator");
});

test("an object of more fields than a function takes arguments is made all the same", () => {
  const fields = Object.fromEntries(Array.from({ length: 60 }, (_each, index) => [`f${index}`, shown("1", z.int())]));
  expect(objectJson(fields)).toMatch(/^\(SELECT to_json\(x\) FROM \(SELECT 1 AS "f0", /);
  expect(objectJson({ a: shown("1") })).toBe("json_build_object('a', 1)");
});

import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, test } from "vitest";
import { itemEntity, parcelEntity } from "../../../test/filter/parcel-entity.ts";
import { combineWhere, createScope } from "./combine-where.ts";
import { everything } from "./filter.ts";
import { parseWhere } from "./parse-where.ts";
import { toKysely } from "./to-kysely.ts";

const scope = createScope("d.owner_id = ANY($1) OR d.public", [["own"]]);
const where = parseWhere({ or: [{ weight: 1 }, { code: "x" }] }, "where", parcelEntity, { used: 0 });
const labelled = parseWhere({ label: "y" }, "prodWhere", itemEntity, { used: 0 });

const scoped = combineWhere(
  scope,
  { where, entity: parcelEntity },
  { where: undefined, entity: parcelEntity },
  { where: everything, entity: parcelEntity },
  {
    where: labelled,
    entity: itemEntity,
    wrap: (condition) => `EXISTS (SELECT 1 FROM parcel_items i WHERE i.parcel_id = d.id AND ${condition})`,
  },
);

test("every part is narrowed by the scope, and the parameters go on from it", () => {
  expect(scoped.sql).toBe(
    "(d.owner_id = ANY($1) OR d.public) AND (d.weight = $2::bigint OR d.code = $3::text)" +
      " AND EXISTS (SELECT 1 FROM parcel_items i WHERE i.parcel_id = d.id AND i.label = $4::text)",
  );
  expect(scoped.values).toEqual([["own"], 1, "x", "y"]);
});

test("no part leaves the scope alone", () => {
  expect(combineWhere(scope)).toEqual({
    sql: "(d.owner_id = ANY($1) OR d.public)",
    values: [["own"]],
    over: new Set(),
  });
});

test("a scope without a condition or without its values is not a scope", () => {
  expect(() => createScope(" ", [])).toThrow("A scope is a condition");
  expect(() => createScope("d.owner_id = $2", ["own"])).toThrow("A scope is a condition");
});

test("Kysely numbers the same condition anew", () => {
  const database = new Kysely<{ parcels: { id: number; sent: boolean } }>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const query = database
    .selectFrom("parcels as d")
    .select("d.id")
    .where("d.sent", "=", true)
    .where(toKysely(combineWhere(scope, { where, entity: parcelEntity })))
    .compile();
  expect(query.sql).toBe(
    'select "d"."id" from "parcels" as "d" where "d"."sent" = $1' +
      " and ((d.owner_id = ANY($2) OR d.public) AND (d.weight = $3::bigint OR d.code = $4::text))",
  );
  expect(query.parameters).toEqual([true, ["own"], 1, "x"]);
});

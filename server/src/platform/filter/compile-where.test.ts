import { expect, test } from "vitest";
import { parcelEntity } from "../../../test/filter/parcel-entity.ts";
import { compileWhere } from "./compile-where.ts";
import { parseWhere } from "./parse-where.ts";

function compile(raw: unknown, first = 1) {
  return compileWhere(parseWhere(raw, "where", parcelEntity, { used: 0 }), parcelEntity, first);
}

test("values are parameters that begin at the given number", () => {
  expect(compile({ and: [{ code: "x" }, { or: [{ weight: { gt: 1 } }, { weight: null }] }] }, 4)).toEqual({
    sql: "(d.code = $4::text AND (d.weight > $5::bigint OR d.weight IS NULL))",
    values: ["x", 1],
    over: new Set(),
  });
});

test("a list is one parameter, so that its length makes no new statement", () => {
  expect(compile({ weight: { inq: [1, 2] } }).sql).toBe(compile({ weight: { inq: [] } }).sql);
  const { sql, values } = compile({ weight: { inq: [1, 2] } });
  expect([sql, values]).toEqual(["d.weight = ANY($1::bigint[])", [[1, 2]]]);
});

test("that there are some of what is counted row by row is a condition that an index answers; so many are counted", () => {
  const counted = { type: "integer", column: "(SELECT count(*))", some: "EXISTS (SELECT)" } as const;
  const entity = { ...parcelEntity, fields: { letters: counted } };
  const sql = (raw: unknown) => compileWhere(parseWhere(raw, "where", entity, { used: 0 }), entity, 1).sql;
  expect(sql({ letters: { gt: 0 } })).toBe("EXISTS (SELECT)");
  expect(sql({ letters: { gt: 1 } })).toBe("(SELECT count(*)) > $1::bigint");
});

test.each<[unknown, string]>([
  [{ price: { neq: "1.00" } }, "d.price IS DISTINCT FROM $1::numeric"],
  [{ price: { neq: null } }, "d.price IS NOT NULL"],
  [{ ownerId: "5e4f1c9a-0d6b-4a3e-9a53-6f2f0b7a1c02" }, "d.owner_id = $1::uuid"],
  [{ sent: true }, "d.sent = $1::boolean"],
  [{ createdAt: { lt: "2026-01-01T00:00:00Z" } }, "d.created_at < $1::timestamptz"],
  [{ "document.dueDate": { gte: "2026-01-01" } }, "d.due_date >= $1::date"],
  [{ name: { between: ["a", "ö"] } }, 'd.name COLLATE "fi-x-icu" BETWEEN $1::text AND $2::text'],
  [{ name: "a" }, "d.name = $1::text"],
  [{ code: { nin: ["a"] } }, "(d.code IS NULL OR d.code <> ALL($1::text[]))"],
  [{ code: { like: "a%" } }, "d.code LIKE $1::text"],
  [{ code: { nilike: "a%" } }, '(d.code IS NULL OR d.code COLLATE "fi-x-icu" NOT ILIKE $1::text)'],
  [{}, "TRUE"],
])("%j compiles", (raw, expected) => {
  expect(compile(raw).sql).toBe(expected);
});

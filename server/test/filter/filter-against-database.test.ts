import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { combineWhere, createScope } from "../../src/platform/filter/combine-where.ts";
import { compileOrder } from "../../src/platform/filter/compile-order.ts";
import { FilterError } from "../../src/platform/filter/filter-error.ts";
import type { Filter } from "../../src/platform/filter/filter.ts";
import { parseFilter } from "../../src/platform/filter/parse-filter.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { hostileQuery } from "./hostile-queries.ts";
import { compareValues, matchesWhere } from "./matches-where.ts";
import type { Row } from "./matches-where.ts";
import { parcelEntity } from "./parcel-entity.ts";
import { fillParcels } from "./parcel-table.ts";
import { owners, randomOrder, randomWhere } from "./random-parcels.ts";
import { tryFilter } from "./try-filter.ts";

const isLong = process.env["RUNKO_LONG"] === "1";
const timeout = 120_000;
const [owner] = owners;

let database: TestDatabase;
let rows: Row[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  rows = await fillParcels(database.pool, 300);
});

afterAll(() => database.drop());

async function findIds({ where, order, limit, skip }: Filter): Promise<number[]> {
  const scoped = combineWhere(createScope("d.owner_id = $1", [owner]), { where, entity: parcelEntity });
  const result = await database.pool.query<{ id: number }>(
    `SELECT d.id FROM parcels d WHERE ${scoped.sql} ORDER BY ${compileOrder(order, parcelEntity)} LIMIT ${limit} OFFSET ${skip}`,
    [...scoped.values],
  );
  return result.rows.map((row) => row.id);
}

function compareRows(one: Row, other: Row, order: readonly string[]): number {
  for (const term of order) {
    const [name = "", direction = "ASC"] = term.split(" ");
    const compared = compareValues(one[name] ?? null, other[name] ?? null, name, parcelEntity);
    if (compared !== 0) return direction.toUpperCase() === "DESC" ? -compared : compared;
  }
  const isDescending = order.at(-1)?.toUpperCase().endsWith(" DESC") ?? false;
  return (Number(one["id"]) - Number(other["id"])) * (isDescending ? -1 : 1);
}

test(
  "a random filter finds what its plain meaning finds, in the same order, and never a foreign row",
  { timeout },
  async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(randomWhere, randomOrder, fc.nat(5), async (where, order, skip) => {
        const text = JSON.stringify({ where, order, limit: 1000, skip });
        const expected = rows
          .filter((row) => row["ownerId"] === owner && matchesWhere(where, row, parcelEntity))
          .toSorted((one, other) => compareRows(one, other, order.length > 0 ? order : ["createdAt DESC"]))
          .slice(skip)
          .map((row) => row["id"]);
        found += expected.length;
        expect(await findIds(parseFilter({ filter: text }, parcelEntity))).toEqual(expected);
      }),
      { numRuns: isLong ? 10_000 : 1_000 },
    );
    expect(found).toBeGreaterThan(1_000);
  },
);

test("a hostile query is refused or runs without an error of the database", { timeout }, async () => {
  let run = 0;
  const own = new Set(rows.filter((row) => row["ownerId"] === owner).map((row) => row["id"]));
  await fc.assert(
    fc.asyncProperty(hostileQuery, async (query) => {
      const filter = tryFilter(query);
      if (filter instanceof FilterError) return;
      run += 1;
      for (const id of await findIds(filter)) expect(own.has(id)).toBe(true);
    }),
    { numRuns: isLong ? 10_000 : 1_000 },
  );
  expect(run).toBeGreaterThan(100);
});

test("texts sort in Finnish order", async () => {
  const words = ["Öljy", "zeta", "Åbo", "aalto", "Ärjä", "Wuori", "vuori", "yö", "Aalto", "äiti"];
  const result = await database.pool.query<{ word: string }>(
    `SELECT d.name AS word FROM unnest($1::text[]) AS d (name) ORDER BY d.name COLLATE "fi-x-icu"`,
    [words],
  );
  expect(result.rows.map((row) => row.word)).toEqual(words.toSorted(new Intl.Collator("fi").compare));
});

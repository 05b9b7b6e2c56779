import type { ProductArea } from "@runko/domain/products/product-areas";
import { areaLimits } from "@runko/domain/products/product-areas";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../app/caller.ts";
import { makeProduct, type TestProduct } from "../builders/make-product.ts";
import { noSuchId } from "../documents/support/no-such.ts";
import { createCatalogue, logOf, refusal, refusedFields, type Catalogue } from "./support/catalogue.ts";

let world: Catalogue;
beforeAll(async () => {
  world = await createCatalogue();
});
afterAll(() => world.portal.close());

type Areas = { areas: ProductArea[]; found: number; total: number };
const area = (code: string, more: Partial<ProductArea> = {}): ProductArea => ({
  kind: "postalCode",
  code,
  verdict: "served",
  note: "",
  deliveryDays: null,
  connectFee: null,
  monthlyFee: null,
  ...more,
});
const tampere = area("837", { kind: "municipality", verdict: "survey", note: "Kaivuu erikseen", deliveryDays: 45 });
const house = area("Hämeenk. 12 B, 33100 Tampere", { kind: "address", verdict: "notServed" });
const priced = area("33100", { deliveryDays: 14, connectFee: "90.00", monthlyFee: "19.90" });

const pathOf = ({ organizationId, id }: TestProduct) => `/organizations/${organizationId}/products/${id}/areas`;
const say = (product: TestProduct, areas: readonly ProductArea[], keeper: Caller = world.keeper) =>
  keeper.change<Areas>(pathOf(product), { areas });
const whole = (...areas: ProductArea[]): Areas => ({ areas, found: areas.length, total: areas.length });
const named = ({ kind, code }: ProductArea) => ({ kind, code });

test("the areas of a product are none at first, then what its supplier says, in the log of changes", async () => {
  const product = await makeProduct(world.db, world.supplier);
  expect((await world.keeper.get<Areas>(pathOf(product))).body).toEqual(whole());
  expect((await say(product, [house, priced, tampere])).body).toEqual(whole(tampere, priced, house));
  const dearer = { ...priced, monthlyFee: "29.90" };
  const change = { areas: [dearer], removed: [named(house), named(area("00500"))] };
  expect((await world.keeper.change<Areas>(pathOf(product), change)).body).toEqual(whole(tampere, dearer));
  expect((await say(product, [tampere, dearer])).status).toBe(200);
  expect(
    (await logOf(world, product.id)).map(({ subject, subject_name, changes }) => [subject, subject_name, changes]),
  ).toEqual([
    ["productAreas", product.name, [{ field: "areas", before: [], after: [tampere, priced, house] }]],
    ["productAreas", product.name, [{ field: "areas", before: [priced, house], after: [dearer] }]],
  ]);
});

test("an address that is written in another way stands in the place of the one before", async () => {
  const product = await makeProduct(world.db, world.supplier);
  await say(product, [house]);
  const again = { ...house, code: "Hämeenkatu 12b, 33100" };
  const change = { areas: [again], removed: [named(house)] };
  expect((await world.keeper.change<Areas>(pathOf(product), change)).body).toEqual(whole(again));
  expect(refusedFields(await say(product, [house, again]))).toEqual({ "areas.1.code": "DUPLICATE" });
});

test("areas are told a page at a time, and searched by code and name in both languages", async () => {
  const product = await makeProduct(world.db, world.supplier);
  await say(product, [tampere, priced, house]);
  const look = async (query: string) => (await world.keeper.get<Areas>(`${pathOf(product)}?${query}`)).body;
  expect(await look("most=1&skip=1")).toEqual({ areas: [priced], found: 3, total: 3 });
  for (const [search, found] of [
    ["tammerf", tampere],
    ["hämeenk", house],
  ] as const)
    expect(await look(`search=${encodeURIComponent(search)}`)).toEqual({ areas: [found], found: 1, total: 3 });
  expect((await look("search=33100")).areas).toEqual([priced, house]);
  expect((await look("search=%25")).found).toBe(0);
});

test("what is wrong is refused at its own path, and nothing of the change is kept", async () => {
  const product = await makeProduct(world.db, world.supplier);
  const unknown = area("999", { kind: "municipality" });
  expect(refusedFields(await say(product, [priced, area("1"), unknown]))).toEqual({
    "areas.1.code": "INVALID_POSTAL_CODE",
    "areas.2.code": "UNKNOWN_MUNICIPALITY",
  });
  const many = Array.from({ length: areaLimits.atOnce + 1 }, (_, at) => area(String(10_000 + at)));
  expect(refusedFields(await say(product, many))).toEqual({ areas: "TOO_MANY" });
  expect((await world.keeper.get<Areas>(pathOf(product))).body.total).toBe(0);
  expect((await say(product, many.slice(1))).body.total).toBe(areaLimits.atOnce);
});

test("a product has no more areas than there is room for, whoever says them", async () => {
  const product = await makeProduct(world.db, world.supplier);
  await sql`INSERT INTO product_areas (product_id, kind, key, code, verdict, note)
    SELECT ${product.id}, 'postalCode', lpad(n::text, 5, '0'), lpad(n::text, 5, '0'), 'served', ''
    FROM generate_series(1, ${areaLimits.areas}::int) n`.execute(world.db);
  const fresh = area("99999");
  expect(refusedFields(await say(product, [fresh]))).toEqual({ areas: "TOO_MANY" });
  expect((await say(product, [area("00001", { note: "uusi" })])).body.total).toBe(areaLimits.areas);
  const swap = { areas: [fresh], removed: [named(area("00001"))] };
  expect((await world.keeper.change<Areas>(pathOf(product), swap)).body.total).toBe(areaLimits.areas);
});

test("they are said and read by those who keep the product, and are no product of another's", async () => {
  const { db, buyer, childKeeper, parentKeeper, keeper, supplier, stranger, child } = world;
  const product = await makeProduct(db, supplier);
  await say(product, [priced]);
  for (const other of [buyer, childKeeper]) {
    expect(refusal(await other.get(pathOf(product)))).toEqual([404, "NOT_FOUND"]);
    expect(refusal(await say(product, [], other))).toEqual([404, "NOT_FOUND"]);
  }
  const foreign = await makeProduct(db, stranger);
  for (const id of [foreign.id, noSuchId]) {
    const there = { ...product, id };
    expect(refusal(await keeper.get(pathOf(there)))).toEqual([404, "NOT_FOUND"]);
    expect(refusal(await keeper.patch(pathOf(there), { areas: [] }, { "if-match": "*" }))).toEqual([404, "NOT_FOUND"]);
  }
  expect((await parentKeeper.get<Areas>(pathOf(product))).body).toEqual(whole(priced));
  const below = await makeProduct(db, child);
  expect((await say(below, [tampere])).body).toEqual(whole(tampere));
});

test("they go with their product", async () => {
  const product = await makeProduct(world.db, world.supplier);
  await say(product, [priced]);
  expect((await world.keeper.delete(pathOf(product).replace("/areas", ""))).status).toBe(200);
  const left = await world.db.selectFrom("product_areas").select("key").where("product_id", "=", product.id).execute();
  expect(left).toEqual([]);
});

test("municipalities are told by name, in Finnish order", async () => {
  const { body } = await world.buyer.get<{ code: string; name: string; nameSv: string }[]>(
    "/municipalities?filter[limit]=1000",
  );
  expect(body).toHaveLength(309);
  expect(body[0]).toEqual({ code: "020", name: "Akaa", nameSv: "Akaa" });
});

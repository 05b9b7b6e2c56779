import type { ProductArea } from "@runko/domain/products/product-areas";
import { areaLimits } from "@runko/domain/products/product-areas";
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

type Areas = { areas: ProductArea[] };
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

test("the areas of a product are none at first, then what its supplier says, in the log of changes", async () => {
  const product = await makeProduct(world.db, world.supplier);
  expect((await world.keeper.get<Areas>(pathOf(product))).body).toEqual({ areas: [] });
  expect((await say(product, [house, priced, tampere])).body).toEqual({ areas: [tampere, priced, house] });
  const dearer = { ...priced, monthlyFee: "29.90" };
  expect((await say(product, [tampere, dearer])).body).toEqual({ areas: [tampere, dearer] });
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
  expect((await say(product, [again])).body).toEqual({ areas: [again] });
  expect(refusedFields(await say(product, [house, again]))).toEqual({ "areas.1.code": "DUPLICATE" });
});

test("what is wrong is refused at its own path, and nothing of the list is kept", async () => {
  const product = await makeProduct(world.db, world.supplier);
  const unknown = area("999", { kind: "municipality" });
  expect(refusedFields(await say(product, [priced, area("1"), unknown]))).toEqual({
    "areas.1.code": "INVALID_POSTAL_CODE",
    "areas.2.code": "INVALID_VALUE",
  });
  const many = Array.from({ length: areaLimits.areas + 1 }, (_, at) => area(String(10_000 + at)));
  expect(refusedFields(await say(product, many))).toEqual({ areas: "TOO_MANY" });
  expect((await world.keeper.get<Areas>(pathOf(product))).body.areas).toEqual([]);
  expect((await say(product, many.slice(1))).body.areas).toHaveLength(areaLimits.areas);
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
  expect((await parentKeeper.get<Areas>(pathOf(product))).body).toEqual({ areas: [priced] });
  const below = await makeProduct(db, child);
  expect((await say(below, [tampere])).body).toEqual({ areas: [tampere] });
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
